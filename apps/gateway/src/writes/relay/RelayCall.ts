import type { Address, Hex } from 'viem'

/** A call somebody wants sent at our cost. */
export interface RelayCall {
  to: Address
  /** Lower case. */
  data: Hex
}
