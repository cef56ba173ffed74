import type { Address, Hex } from 'viem'
import type { SafeSet } from './planDeployments.ts'
import type { SafeContractName } from './safeContracts.ts'

/** A contract on the chain and the keccak-256 of its code. */
export interface DeployedContract {
  address: Address
  codeHash: Hex
}

type Common = Exclude<
  SafeContractName,
  | 'signMessageLib'
  | 'migration'
  | 'toL2Migration'
  | 'toL2Setup'
  | 'tokenCallbackHandler'
  | 'extensibleFallbackHandler'
>
type Since14 = Common | 'signMessageLib' | 'migration' | 'toL2Setup'

/** The contracts of each set, by name. */
export interface SafeContracts {
  '1.3.0': Record<Common, DeployedContract>
  '1.3.0+eip155': Record<Common, DeployedContract>
  '1.4.1': Record<Since14 | 'toL2Migration', DeployedContract>
  '1.5.0': Record<
    Since14 | 'tokenCallbackHandler' | 'extensibleFallbackHandler',
    DeployedContract
  >
}

/** The sets that are installed on each chain. */
export const setsOfChain = {
  1337: ['1.3.0', '1.3.0+eip155', '1.4.1', '1.5.0'],
  2021: ['1.3.0'],
} as const satisfies Record<number, readonly SafeSet[]>

/** 1337 is "Local"; 2021 is "Saigon (local)". */
export type ChainId = keyof typeof setsOfChain

/** Contracts on chain `C`. */
export type ContractsOf<C extends ChainId> = Pick<
  SafeContracts,
  (typeof setsOfChain)[C][number]
>
