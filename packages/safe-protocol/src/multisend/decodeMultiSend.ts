import { checksumAddress } from '@strongroom/internal/checksumAddress'
import type { Hex } from 'viem'
import { decodeParameters } from '../abi/decodeParameters.ts'
import { InvalidCalldataError } from '../errors.ts'
import { encodeMultiSend } from './encodeMultiSend.ts'
import type { MultiSendCall } from './MultiSendCall.ts'

/**
 * Cuts the packed `transactions` of a batch; returns the readable ones before
 * it throws.
 */
export function unpackMultiSend(
  transactions: Hex,
  calls: MultiSendCall[],
): void {
  const hex = transactions.slice(2)
  for (let at = 0; at < hex.length; ) {
    const start = at + 170
    const operation = Number.parseInt(hex.slice(at, at + 2), 16)
    const length = Number(`0x${hex.slice(at + 106, start) || 0}`)
    if (
      start > hex.length ||
      operation > 1 ||
      length > (hex.length - start) / 2
    )
      throw new InvalidCalldataError(
        `Call ${calls.length + 1} of the batch is truncated or has an unknown operation.`,
      )
    const end = start + length * 2
    calls.push({
      operation: operation ? 1 : 0,
      to: checksumAddress(hex.slice(at + 2, at + 42)),
      value: BigInt(`0x${hex.slice(at + 42, at + 106)}`),
      data: `0x${hex.slice(start, end)}`,
    })
    at = end
  }
}

/**
 * Decodes call data of `multiSend(bytes)`. Total: every byte belongs to a call, or an
 * error is thrown.
 *
 * @throws InvalidCalldataError when the data is not a batch, is cut off, or
 * carries bytes that no call uses.
 *
 * @example
 * ```ts
 * import { decodeMultiSend, encodeMultiSend } from '@strongroom/safe-protocol'
 *
 * const [call] = decodeMultiSend(
 *   encodeMultiSend([{ to: '0x000000000000000000000000000000000000dEaD' }]),
 * )
 * ```
 */
export function decodeMultiSend(data: Hex): MultiSendCall[] {
  if (typeof data !== 'string' || !/^0x8d80ff0a([\da-f]{2})*$/i.test(data))
    throw new InvalidCalldataError(
      'The data is not a call of multiSend(bytes).',
    )
  const [transactions] = decodeParameters(
    [{ type: 'bytes' }],
    data.slice(10).toLowerCase(),
  )
  const calls: MultiSendCall[] = []
  unpackMultiSend(transactions as Hex, calls)
  if (encodeMultiSend(calls) !== data.toLowerCase())
    throw new InvalidCalldataError('The batch carries bytes that no call uses.')
  return calls
}
