import type { SignableMessage } from '@strongroom/safe-protocol/risks'
import type { Hex } from 'viem'
import { digestOf, readSignable, type TypedDataInput } from './readSignable.ts'

/**
 * The reading of a message that has this hash: as the bytes that hexadecimal
 * encodes, as the text it is, or as typed data in JSON.
 */
export function readByDigest(
  message: string | TypedDataInput,
  digest: Hex,
): SignableMessage | undefined {
  const readings: (() => SignableMessage)[] = [() => readSignable(message)]
  if (typeof message === 'string') {
    readings.push(() => ({ kind: 'text', text: message }))
    readings.push(() => readSignable(JSON.parse(message) as TypedDataInput))
  }
  for (const read of readings) {
    try {
      const found = read()
      if (digestOf(found) === digest.toLowerCase()) return found
    } catch {
      // The contract cannot be read that way.
    }
  }
  return undefined
}
