import { BundleError } from './BundleError.ts'
import {
  bundleChecksum,
  bundleFields,
  maxBundleLength,
  type SafeBundle,
} from './SafeBundle.ts'

/** Begins every packed bundle: format and version. */
const prefix = 'SRB1.'

/**
 * A bundle as a short text for a link's fragment or for QR codes: its JSON, compressed
 * by raw DEFLATE, in base64url, behind `SRB1.`.
 *
 * @example
 * ```ts
 * import { createBundle, packBundle } from '@strongroom/safe-protocol/bundle'
 *
 * export const linkTo = async (page: string, safe: `0x${string}`) => {
 *   const bundle = createBundle({
 *     ...{ chainId: '1', safe, safeVersion: '1.4.1' },
 *     message: 'I agree to the terms.',
 *   })
 *   return `${page}#${await packBundle(bundle)}`
 * }
 * ```
 */
export async function packBundle(bundle: SafeBundle): Promise<string> {
  const fields = bundleFields(bundle)
  const checksum = bundleChecksum(fields)
  const text = JSON.stringify({ ...fields, checksum })
  const bytes = await drain(
    new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')),
    Number.POSITIVE_INFINITY,
  )
  return prefix + toBase64Url(bytes)
}

/** The packed bundle in a text: the text itself, or the fragment of a link. */
export function findPacked(text: string): string | undefined {
  const [, fragment = text] = /^https?:[^#]*#(.*)$/su.exec(text) ?? []
  return fragment.startsWith(prefix) ? fragment : undefined
}

/**
 * The JSON in a packed bundle. Unpacking ends at the longest text that is read, so that
 * a few bytes cannot fill the memory.
 *
 * @throws BundleError `unreadable` or `tooLarge`
 */
export async function unpackBundle(packed: string): Promise<string> {
  const bytes = fromBase64Url(packed.slice(prefix.length))
  if (bytes === undefined) throw damaged()
  try {
    const stream = new Blob([bytes])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'))
    const found = await drain(stream, maxBundleLength)
    return new TextDecoder('utf-8', { fatal: true }).decode(found)
  } catch (error) {
    if (error instanceof BundleError) throw error
    throw damaged()
  }
}

const damaged = () =>
  new BundleError(
    'unreadable',
    'The packed bundle is damaged: it was cut off or changed.',
  )

async function drain(
  stream: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let length = 0
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > most) {
      // The rest is never unpacked.
      reader.cancel().catch(() => undefined)
      throw tooLarge()
    }
    parts.push(value)
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

export const tooLarge = () =>
  new BundleError(
    'tooLarge',
    `The bundle is longer than ${maxBundleLength} characters.`,
  )

function toBase64Url(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Undefined for other letters, and for bits that no byte uses. */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) return undefined
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
  return toBase64Url(bytes) === text ? bytes : undefined
}
