import { hashMessage } from '@strongroom/internal/hashMessage'
import { toBytes } from '@strongroom/internal/hex'
import { hashMessageDigest } from '@strongroom/safe-protocol'
import type { SignableMessage } from '@strongroom/safe-protocol/risks'
import type { Hex } from 'viem'
import { readTypedData } from './readTypedData.ts'

/** Typed data as an app or a gateway sends it. */
export interface TypedDataInput {
  readonly domain: object
  readonly types: object
  readonly message: object
  readonly primaryType?: string | null | undefined
}

/**
 * Reads a request to sign. 0x-hexadecimal means its bytes: most libraries send
 * every text that way.
 *
 * @throws InvalidInputError for typed data that cannot be read.
 */
export function readSignable(
  message: string | TypedDataInput,
): SignableMessage {
  if (typeof message !== 'string')
    return { kind: 'typed', data: readTypedData(message) }
  if (!/^0x(?:[0-9a-f]{2})+$/i.test(message))
    return { kind: 'text', text: message }
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
    return { kind: 'text', text: decoder.decode(toBytes(message.slice(2))) }
  } catch {
    return { kind: 'bytes', bytes: message as Hex }
  }
}

/**
 * The hash an app asks about with EIP-1271: EIP-191 of a text or of bytes,
 * EIP-712 of typed data.
 */
export function digestOf(message: SignableMessage): Hex {
  switch (message.kind) {
    case 'text':
      return hashMessageDigest(message.text)
    case 'typed':
      return hashMessageDigest(message.data)
    case 'bytes':
      return `0x${hashMessage(message.bytes.slice(2))}`
  }
}
