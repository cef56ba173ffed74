import { readAbiWords } from '../decode/readAbiWords.ts'

// Control, format (bidirectional marks among them), surrogate, private use.
const unprintable = /[\p{C}\p{Zl}\p{Zp}]/gu

/** Hexadecimal of a `string`, or of the `bytes32` that early tokens answer. */
const hexOf = (data: string): string =>
  data.length === 66 ? data.slice(2) : readAbiWords(data).bytes(0).slice(2)

/**
 * A displayable text of a contract: at most `limit` characters, all visible.
 *
 * @throws RangeError when the answer holds no text.
 */
export function readText(data: string, limit: number): string {
  // A character takes at most four bytes; some will be dropped.
  const hex = hexOf(data).slice(0, limit * 16)
  const text = new TextDecoder().decode(Buffer.from(hex, 'hex'))
  const clean = text.replace(unprintable, '').trim()
  return [...clean].slice(0, limit).join('')
}
