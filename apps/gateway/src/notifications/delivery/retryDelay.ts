const first = 10_000
const factor = 4
const mostAttempts = 6

/**
 * Milliseconds until what failed is tried again: 10 seconds, then four times as
 * long each time. Undefined after the sixth time.
 */
export const retryDelay = (attempts: number): number | undefined =>
  attempts >= mostAttempts ? undefined : first * factor ** (attempts - 1)
