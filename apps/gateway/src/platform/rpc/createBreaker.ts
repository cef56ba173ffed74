import { RpcUnavailableError } from './isRpcUnavailable.ts'

export interface BreakerOptions {
  /** Failures in a row that open the breaker. */
  failures?: number
  /** Milliseconds it stays open; then one call may try. */
  pause?: number
  isFailure: (error: unknown) => boolean
  now?: () => number
  /** Called when the breaker opens, and when it closes again. */
  onChange?: (open: boolean) => void
}

/**
 * Fails at once while the other side is known to be down, instead of making
 * every caller wait for its own timeout.
 */
export function createBreaker({
  failures = 10,
  pause = 30_000,
  isFailure,
  now = () => performance.now(),
  onChange,
}: BreakerOptions): <T>(work: () => Promise<T>) => Promise<T> {
  let failed = 0
  let openUntil = 0
  const alive = () => {
    if (failed >= failures) onChange?.(false)
    failed = 0
  }
  return async (work) => {
    if (failed >= failures) {
      if (now() < openUntil) throw new RpcUnavailableError()
      // This call is the probe; the others keep failing until it is back.
      openUntil = now() + pause
    }
    try {
      const result = await work()
      alive()
      return result
    } catch (error) {
      if (isFailure(error)) {
        failed += 1
        if (failed === failures) {
          openUntil = now() + pause
          onChange?.(true)
        }
      } else alive()
      throw error
    }
  }
}
