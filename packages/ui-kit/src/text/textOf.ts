/**
 * Anything as a text, never an error: a frame can send values that JSON cannot
 * encode, and a thrown value may have no text at all.
 */
export function textOf(value: unknown): string {
  try {
    return typeof value === 'object' && value !== null
      ? JSON.stringify(value, (_, part: unknown) =>
          typeof part === 'bigint' ? `${part}` : part,
        )
      : String(value)
  } catch {
    return '?'
  }
}
