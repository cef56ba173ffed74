import type { Address, Hex } from 'viem'

/** One call of a batch. */
export interface MultiSendCall {
  to: Address
  /** Wei. */
  value: bigint
  data: Hex
  /** 0 = call, 1 = delegatecall. */
  operation: 0 | 1
}

/** One call of a batch to encode: a plain call without value unless said. */
export type MultiSendCallInput = Pick<MultiSendCall, 'to'> &
  Partial<MultiSendCall>
