/**
 * Anything as a text, never an error: a frame can send what JSON cannot hold,
 * and what is thrown may have no words at all.
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
