import { toAddress as checksum } from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'

/** An answer of a contract that is not what its function returns. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError'

  constructor() {
    super('The RPC endpoint sent an answer that cannot be read.')
  }
}

/** A static argument: an address or a whole number, as one word. */
export function word(value: Address | bigint): string {
  const digits =
    typeof value === 'bigint'
      ? value.toString(16)
      : value.slice(2).toLowerCase()
  if (digits.length > 64 || !/^[0-9a-f]*$/.test(digits)) throw new AnswerError()
  return digits.padStart(64, '0')
}

/** The words of an answer. The app's own calls return few enough of them. */
export function readWords(answer: unknown): bigint[] {
  if (typeof answer !== 'string' || !/^0x(?:[0-9a-f]{64})+$/i.test(answer))
    throw new AnswerError()
  return (answer.slice(2).match(/.{64}/g) ?? []).map((part) =>
    BigInt(`0x${part}`),
  )
}

export function readUint(answer: unknown): bigint {
  const [value, ...rest] = readWords(answer)
  if (value === undefined || rest.length > 0) throw new AnswerError()
  return value
}

export function toAddress(value: bigint): Address {
  const digits = value.toString(16)
  if (digits.length > 40) throw new AnswerError()
  return checksum(`0x${digits.padStart(40, '0')}`)
}

/** A list of addresses that starts at the word with this index. */
export function readAddresses(
  words: readonly bigint[],
  offset: bigint | undefined,
): Address[] {
  const start = Number(offset ?? -1n) / 32
  const length = Number(words[start] ?? -1n)
  const list = words.slice(start + 1, start + 1 + length)
  if (!Number.isInteger(start) || length < 0 || list.length !== length)
    throw new AnswerError()
  return list.map(toAddress)
}

/** One text; capped, since a token's symbol is untrusted. */
export function readText(answer: unknown, most = 1_024): string {
  const [offset, length = 0n] = readWords(answer)
  if (offset !== 32n) throw new AnswerError()
  const hex = (answer as Hex).slice(2 + 128)
  const size = Math.min(Number(length), most)
  if (hex.length < size * 2) throw new AnswerError()
  const bytes = hex.slice(0, size * 2).match(/../g) ?? []
  return new TextDecoder().decode(
    Uint8Array.from(bytes, (pair) => Number.parseInt(pair, 16)),
  )
}
