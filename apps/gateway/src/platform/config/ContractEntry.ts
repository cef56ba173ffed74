import type { AbiFunction, Address, Hex } from 'viem'

/** Entry of the operator's file about a contract. */
export interface ContractEntry {
  address: Address
  name: string
  displayName: string
  logoUri: string | null
  abi: readonly unknown[] | null
  functions: ReadonlyMap<Hex, AbiFunction>
  trustedForDelegateCall: boolean
}
