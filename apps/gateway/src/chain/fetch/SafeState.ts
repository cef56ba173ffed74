import type { Address } from 'viem'

/** All of a safe that its queue depends on; addresses checksummed. */
export interface SafeState {
  nonce: number
  threshold: number
  /** Contract order. */
  owners: readonly Address[]
  modules: readonly Address[]
  singleton: Address
  fallbackHandler: Address
  guard: Address
  version: string | null
}
