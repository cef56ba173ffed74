import { isBytes } from '@strongroom/internal/hex'
import type { CallOptions } from '../app/createHostPort.ts'
import { isTypedData } from '../protocol/isTypedData.ts'
import type { TypedData } from '../protocol/walletTypes.ts'
import { HashingError } from './HashingError.ts'
import { hashMessage, hashMessageBytes } from './hashMessage.ts'
import { hashTypedData } from './hashTypedData.ts'
import { isHashSigned, type SignatureReader } from './isHashSigned.ts'

/**
 * Checks at the safe whether it signed a message. Wallets differ in whether hex
 * is a text or the bytes it spells, so both are tried.
 */
export async function isMessageSigned(
  reader: SignatureReader,
  message: string | TypedData,
  signature?: string,
  options?: CallOptions,
): Promise<boolean> {
  for (const hash of readings(message))
    if (await isHashSigned(reader, hash, signature, options)) return true
  return false
}

/** The hashes a message may have been signed by. */
export function readings(message: string | TypedData): readonly string[] {
  if (isTypedData(message)) return [hashTypedData(message)]
  if (typeof message !== 'string')
    throw new HashingError('Invalid message type')
  const text = hashMessage(message)
  return isBytes(message) && message !== '0x'
    ? [text, hashMessageBytes(message.slice(2))]
    : [text]
}
