import {
  type GatewayStatusError,
  isGatewayError,
} from '@strongroom/gateway-sdk'

/**
 * Defaults of this package's query options. The client's own retries are off
 * inside queries, so that TanStack Query alone counts, shows and pauses them.
 */
export const queryDefaults = {
  /**
   * Retries three times in a browser; fails at once on a server and for final
   * errors.
   */
  retry: (failureCount: number, error: Error): boolean =>
    typeof window !== 'undefined' &&
    failureCount < 3 &&
    (!isGatewayError(error) || error.retryable),
  /** 1 s, doubling, at most 30 s; longer when the gateway asks for it. */
  retryDelay: (failureCount: number, error: Error): number => {
    const { retryAfter = 0 } = error as Partial<GatewayStatusError>
    const delay = 1000 * 2 ** failureCount
    return Math.min(Math.max(retryAfter || 0, delay), 30_000)
  },
  /**
   * Milliseconds an unused answer is kept. On a server it goes with its client:
   * a timer would keep the process, or every visitor's cache, for as long.
   */
  gcTime: typeof window === 'undefined' ? Number.POSITIVE_INFINITY : 5 * 60_000,
} as const
