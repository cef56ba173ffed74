/** Lets `burst` takers through at once and `rate` more per second. */
export function createTokenBucket(options: {
  rate: number
  burst: number
  now: () => number
}): () => boolean {
  const { rate, burst, now } = options
  let tokens = burst
  let last = now()
  return () => {
    const time = now()
    tokens = Math.min(burst, tokens + ((time - last) * rate) / 1000)
    last = time
    if (tokens < 1) return false
    tokens--
    return true
  }
}
