import type { SafeMessage, TypedData } from '@strongroom/gateway-sdk'
import { hashMessageDigest, InvalidInputError } from '@strongroom/safe-protocol'
import type { Hex } from 'viem'
import type { MessageProblem } from './MessageVerification.ts'
import { type ReadTypedData, readTypedData } from './readTypedData.ts'

export interface ReadMessage {
  readonly message: string | ReadTypedData
  readonly digest: Hex
}

/** More than any safe can use: each confirmation costs a recovery. */
const mostConfirmations = 256
const mostCharacters = 1_000_000

/** Copies and hashes a message, or names the part of it that is unusable. */
export function readMessage(
  given: string | TypedData | undefined,
): ReadMessage | MessageProblem {
  try {
    if (typeof given === 'string' && given.length > mostCharacters)
      throw new InvalidInputError('message', 'too long')
    const message = typeof given === 'string' ? given : readTypedData(given)
    return { message, digest: hashMessageDigest(message) }
  } catch (error) {
    // Types that refer to what no type is fail in other ways.
    const field = error instanceof InvalidInputError ? error.field : 'message'
    return { kind: 'malformed', field }
  }
}

/** The first invalid field of a record. */
export function checkRecord(record: SafeMessage): MessageProblem | undefined {
  const is = (type: string) => (value: unknown) => typeof value === type
  const hasAddress = (value: unknown) =>
    /^0x[\da-f]{40}$/i.test(String(Object(value).value))
  const checks: Record<string, (value: unknown) => boolean> = {
    messageHash: is('string'),
    status: is('string'),
    confirmationsSubmitted: Number.isSafeInteger,
    confirmationsRequired: Number.isSafeInteger,
    proposedBy: hasAddress,
    confirmations: (list) =>
      Array.isArray(list) &&
      list.length <= mostConfirmations &&
      list.every(
        (item) =>
          hasAddress(Object(item).owner) &&
          typeof Object(item).signature === 'string',
      ),
  }
  const found = Object.entries(checks).find(
    ([field, check]) =>
      !check((record as unknown as Record<string, unknown>)[field]),
  )
  return found && { kind: 'malformed', field: found[0] }
}
