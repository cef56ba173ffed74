export interface TokenBucketsOptions {
  /** Tokens in a full bucket. */
  capacity: number
  /** Milliseconds in which an empty bucket fills up. */
  fillMs: number
  /** Milliseconds since 1970. */
  now: () => number
  /** Clients remembered; 10,000. */
  size?: number
}

interface Bucket {
  tokens: number
  time: number
}

/**
 * A token bucket for every client. The returned function takes a token out of a
 * client's bucket and returns 0, or, if it is empty, the milliseconds until the
 * next one. Memory is bounded: with too many clients, the quietest is dropped.
 */
export function createTokenBuckets({
  capacity,
  fillMs,
  now,
  size = 10_000,
}: TokenBucketsOptions): (client: string) => number {
  const perToken = fillMs / capacity
  // In the order of last use.
  const buckets = new Map<string, Bucket>()
  const forgetOldest = () => {
    for (const oldest of buckets.keys()) {
      buckets.delete(oldest)
      return
    }
  }
  return (client) => {
    const time = now()
    const known = buckets.get(client) ?? { tokens: capacity, time }
    // A clock set back must not empty the bucket.
    const gained = Math.max(0, time - known.time) / perToken
    const tokens = Math.min(capacity, known.tokens + gained)
    const enough = tokens >= 1
    buckets.delete(client)
    if (buckets.size >= size) forgetOldest()
    buckets.set(client, { tokens: enough ? tokens - 1 : tokens, time })
    return enough ? 0 : (1 - tokens) * perToken
  }
}
