import {
  type Address,
  concatHex,
  encodeFunctionData,
  encodePacked,
  type Hex,
  parseAbi,
  size,
} from 'viem'

export interface BatchedCall {
  to: Address
  value?: bigint
  data?: Hex
  /** @default 0 */
  operation?: 0 | 1
}

/** Calldata of a batch. `tail` are bytes behind the last packed call. */
export const encodeBatch = (
  calls: readonly BatchedCall[],
  tail: Hex = '0x',
): Hex =>
  encodeFunctionData({
    abi: parseAbi(['function multiSend(bytes transactions)']),
    args: [
      concatHex([
        ...calls.map(({ to, value = 0n, data = '0x', operation = 0 }) =>
          encodePacked(
            ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
            [operation, to, value, BigInt(size(data)), data],
          ),
        ),
        tail,
      ]),
    ],
  })
