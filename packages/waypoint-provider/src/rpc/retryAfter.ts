/** Reads a `Retry-After` header: seconds or a date, in ms. */
export function retryAfter(
  header: string | null,
  now = Date.now(),
): number | undefined {
  if (header === null) return undefined
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : undefined
  const ms = seconds === undefined ? Date.parse(header) - now : seconds * 1000
  return ms >= 0 ? ms : undefined
}
