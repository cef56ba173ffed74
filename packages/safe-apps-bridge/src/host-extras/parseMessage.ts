import { isRecord } from '@strongroom/internal/isRecord'
import { InvalidRequestError } from '../errors/InvalidRequestError.ts'
import { copyJson } from '../host/copyJson.ts'
import type { TypedData } from '../protocol/walletTypes.ts'

const textLimit = 256 * 1024

/** Reads the parameters of `signMessage`. */
export function parseMessage(params: unknown): string {
  const { message } = Object(params) as Record<string, unknown>
  if (typeof message !== 'string')
    throw new InvalidRequestError('Invalid message type')
  if (message.length > textLimit)
    throw new InvalidRequestError('The message is larger than 256 kB.')
  return message
}

/**
 * Reads the parameters of `signTypedMessage`: a fresh, bounded copy. The types
 * are checked when they are hashed.
 */
export function parseTypedData(params: unknown): TypedData {
  const { typedData } = Object(params) as Record<string, unknown>
  if (!isRecord(typedData)) throw new InvalidRequestError('Invalid typed data')
  const { domain, types, message, primaryType } = copyJson(typedData, {
    textLimit,
  }) as Record<string, unknown>
  const isNamed = primaryType === undefined || typeof primaryType === 'string'
  if (![domain, types, message].every(isRecord) || !isNamed)
    throw new InvalidRequestError('Invalid typed data')
  return {
    domain,
    types,
    message,
    ...(primaryType !== undefined && { primaryType }),
  } as TypedData
}
