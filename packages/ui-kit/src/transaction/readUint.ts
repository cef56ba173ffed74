/** A decimal amount off the wire; `null` for another text. */
export function readUint(text: string | null | undefined): bigint | null {
  return typeof text === 'string' && /^\d{1,80}$/u.test(text)
    ? BigInt(text)
    : null
}
