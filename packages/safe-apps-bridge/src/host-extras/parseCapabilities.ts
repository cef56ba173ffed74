import { isRecord } from '@strongroom/internal/isRecord'
import { InvalidRequestError } from '../errors/InvalidRequestError.ts'

const entryLimit = 16

/**
 * Reads the parameters of `wallet_requestPermissions`: every key of every
 * entry, each once. Names the wallet does not know refuse the whole request.
 */
export function parseCapabilities(
  params: unknown,
  known: readonly string[],
): readonly string[] {
  const entries = Array.isArray(params) ? params.slice(0, entryLimit) : []
  // A text or a list would have a key for each of its characters or items.
  const names = new Set(
    entries.flatMap((entry) => (isRecord(entry) ? Object.keys(entry) : [''])),
  )
  if (names.size === 0 || [...names].some((name) => !known.includes(name)))
    throw new InvalidRequestError('Permissions request is invalid')
  return [...names]
}
