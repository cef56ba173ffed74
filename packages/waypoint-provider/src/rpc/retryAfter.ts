const limit = 30_000

/** Reads a `Retry-After` header: seconds or a date; at most 30 s, in ms. */
export function retryAfter(
  header: string | null,
  now = Date.now(),
): number | undefined {
  if (header === null) return undefined
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : undefined
  const ms = seconds === undefined ? Date.parse(header) - now : seconds * 1000
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), limit) : undefined
}
