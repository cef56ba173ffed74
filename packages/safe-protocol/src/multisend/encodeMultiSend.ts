import { integerWord } from '@strongroom/internal/abiWord'
import type { Hex } from 'viem'
import { encodeCall } from '../abi/encodeCall.ts'
import { stripAddress } from '../bytes/address.ts'
import { strip, word } from '../bytes/hex.ts'
import { InvalidInputError } from '../errors.ts'
import type { MultiSendCallInput } from './MultiSendCall.ts'

/**
 * Encodes a batch as call data of `multiSend(bytes)`, for a delegatecall to MultiSend.
 *
 * Beware: the 1.5.0 contracts read `to = 0x0` as a call to the safe itself.
 *
 * @throws InvalidInputError when a field does not fit its type.
 *
 * @example
 * ```ts
 * import { encodeMultiSend } from '@strongroom/safe-protocol'
 *
 * const data = encodeMultiSend([
 *   { to: '0x000000000000000000000000000000000000dEaD', value: 1n },
 * ])
 * ```
 */
export function encodeMultiSend(calls: readonly MultiSendCallInput[]): Hex {
  const packed = calls.map((call) => {
    const { operation = 0, value = 0n } = call
    if (operation !== 0 && operation !== 1)
      throw new InvalidInputError('operation', 'expected 0 or 1')
    const data = strip(call.data ?? '0x', 'data')
    return `0${operation}${stripAddress(call.to, 'to')}${word(value, 'value')}${integerWord(data.length / 2)}${data}`
  })
  return encodeCall('multiSend(bytes transactions)', {
    transactions: `0x${packed.join('')}`,
  })
}

/**
 * Like {@link encodeMultiSend}, for MultiSendCallOnly: it reverts on a delegatecall inside
 * the batch, so one is refused here.
 *
 * @throws InvalidInputError also when a call has `operation` 1.
 *
 * @example
 * ```ts
 * import { encodeMultiSendCallOnly } from '@strongroom/safe-protocol'
 *
 * const data = encodeMultiSendCallOnly([
 *   { to: '0x000000000000000000000000000000000000dEaD', value: 1n },
 *   { to: '0x000000000000000000000000000000000000dEaD', data: '0x12345678' },
 * ])
 * ```
 */
export function encodeMultiSendCallOnly(
  calls: readonly MultiSendCallInput[],
): Hex {
  if (calls.some((call) => call.operation))
    throw new InvalidInputError(
      'operation',
      'MultiSendCallOnly reverts on a delegatecall',
    )
  return encodeMultiSend(calls)
}
