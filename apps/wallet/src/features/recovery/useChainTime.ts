import { useEffect, useState } from 'react'

/**
 * Seconds since 1970 by the chain: the time of a block, and what passed since it was
 * read. The browser's clock only measures how much time passed, so it may be wrong.
 *
 * @param timestamp time of the block, in seconds
 * @param readAt milliseconds of the browser's clock when it was read
 */
export function useChainTime(timestamp: number, readAt: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return timestamp + Math.floor(Math.max(0, now - readAt) / 1_000)
}
