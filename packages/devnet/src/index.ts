export { demoOwners, devAccounts } from './accounts.ts'
export type { Chain } from './Chain.ts'
export { type ChainClient, createChainClient } from './chainClient.ts'
export type {
  ChainId,
  ContractsOf,
  DeployedContract,
  SafeContracts,
} from './contracts/ChainContracts.ts'
export { contractsOf } from './contracts/contractsOf.ts'
export {
  type DevContractName,
  deployDevContract,
} from './contracts/deployDevContract.ts'
export {
  type ChainTokens,
  devTokens,
  type TestContracts,
  testContracts,
} from './contracts/devContracts.ts'
export type { SafeContractName } from './contracts/safeContracts.ts'
export {
  ChainStartError,
  CodeHashError,
  DevnetError,
  PortInUseError,
} from './errors.ts'
export { type Relay, startRelay } from './relay/startRelay.ts'
export { type CreateSafeOptions, createSafe } from './safe/createSafe.ts'
export {
  type EnableRecoveryOptions,
  enableRecovery,
} from './safe/enableRecovery.ts'
export { type ExecuteSafeOptions, executeSafe } from './safe/executeSafe.ts'
export { type Call, type CallReceipt, send } from './safe/send.ts'
export { type DemoSafe, demoSafes } from './seed/demoSafes.ts'
export { type StartChainOptions, startChain } from './startChain.ts'
