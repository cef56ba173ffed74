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

/** One call of a batch to encode: by default a plain call without value. */
export type MultiSendCallInput = Pick<MultiSendCall, 'to'> &
  Partial<MultiSendCall>
