export { demoOwners, devAccounts } from './accounts.ts'
export type { Chain } from './Chain.ts'
export type { ChainClient } from './chainClient.ts'
export type {
  ChainId,
  ContractsOf,
  DeployedContract,
  SafeContracts,
} from './contracts/ChainContracts.ts'
export type { ChainTokens } from './contracts/devContracts.ts'
export type { SafeContractName } from './contracts/safeContracts.ts'
export {
  ChainStartError,
  CodeHashError,
  DevnetError,
  PortInUseError,
} from './errors.ts'
export { type DemoSafe, demoSafes } from './seed/demoSafes.ts'
export { type StartChainOptions, startChain } from './startChain.ts'
