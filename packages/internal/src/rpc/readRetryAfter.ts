/**
 * Reads a `Retry-After` header, seconds or an HTTP date, as milliseconds from
 * now (RFC 9110, 10.2.3); 0 if it is missing or invalid.
 */
export function readRetryAfter(
  header: string | null | undefined,
  now: number = Date.now(),
): number {
  const text = header?.trim() ?? ''
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now
  return Math.max(wait || 0, 0)
}
