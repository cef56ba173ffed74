import type { Hex } from 'viem'
import {
  digestOf,
  readSignable,
  type SignableMessage,
  type TypedData,
} from './SignableMessage.ts'

/**
 * The reading of a message that has this hash: as the bytes that hexadecimal
 * stands for, as the text it is, or as typed data in JSON.
 */
export function readByDigest(
  message: string | TypedData,
  digest: Hex,
): SignableMessage | undefined {
  const readings: (() => SignableMessage)[] = [() => readSignable(message)]
  if (typeof message === 'string') {
    readings.push(() => ({ kind: 'text', text: message }))
    readings.push(() => readSignable(JSON.parse(message) as TypedData))
  }
  for (const read of readings) {
    try {
      const found = read()
      if (digestOf(found) === digest.toLowerCase()) return found
    } catch {
      // Not readable that way.
    }
  }
  return undefined
}
