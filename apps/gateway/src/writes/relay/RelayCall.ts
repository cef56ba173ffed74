import type { Address, Hex } from 'viem'

/** A call to be sent at the gateway's cost. */
export interface RelayCall {
  to: Address
  /** Lower case. */
  data: Hex
}
