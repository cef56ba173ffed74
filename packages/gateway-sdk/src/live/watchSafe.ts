import { getSafeInfo } from '../calls/safes.gen.ts'
import type { Signal } from '../client/globals.ts'
import { reportAsync } from '../client/reportAsync.ts'
import type { GatewayClient } from '../client/types.ts'
import type { GatewayError } from '../errors/gatewayError.ts'
import type { Address, SafeInfo } from '../types/index.gen.ts'
import { watchEvents } from './watchEvents.ts'

/** A list of a safe whose changes a tag of its state shows. */
export type SafeList = 'queue' | 'history' | 'messages' | 'collectibles'

/** A change of a safe, and the lists that it makes stale. */
export interface SafeChange {
  readonly safe: SafeInfo
  /** Lists to read again; empty when only the state itself changed. */
  readonly lists: readonly SafeList[]
}

/** Options of `watchSafe`. */
export interface WatchSafeOptions {
  readonly chainId: string
  readonly safeAddress: Address
  /**
   * Milliseconds between two looks while the gateway does not tell of changes;
   * 30 seconds at least while it does.
   * @default 5000
   */
  readonly interval?: number | undefined
  /**
   * State that the caller knows; by default, the first look reports no changes.
   */
  readonly since?: SafeInfo | undefined
  /** Stops watching. */
  readonly signal?: Signal | undefined
  readonly onChange: (change: SafeChange) => void
  /** A look failed; the next one waits twice as long, up to 16 intervals. */
  readonly onError?: ((error: GatewayError) => void) | undefined
}

const tags = {
  txQueuedTag: 'queue',
  txHistoryTag: 'history',
  messagesTag: 'messages',
  collectiblesTag: 'collectibles',
} as const

/**
 * Reads a safe's state again and again and reports which of its lists changed,
 * by their tags: at once where the gateway streams events, else by polling.
 * Rests while the page is hidden and looks at once when it is shown again.
 * Returns the function that stops it.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { watchSafe } from '@strongroom/gateway-sdk/live'
 *
 * const stop = watchSafe(createGatewayClient(), {
 *   chainId: '1',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   onChange: ({ lists }) => {
 *     if (lists.includes('queue')) stop()
 *   },
 * })
 */
export function watchSafe(
  client: GatewayClient,
  options: WatchSafeOptions,
): () => void {
  const { interval = 5e3, signal, onChange, onError } = options
  const page = globalThis.document as Document | undefined
  const controller = new AbortController()
  let known = options.since
  let unwatch: (() => void) | undefined
  let failures = 0
  let looking = false
  let isLive = false
  let isDue = false
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Waits for the next look; a stream that tells all is still checked. */
  const wait = () => {
    const usual = isLive ? Math.max(interval, 3e4) : interval
    timer = setTimeout(look, usual * 2 ** Math.min(failures, 4))
  }

  async function look(): Promise<void> {
    clearTimeout(timer)
    if (looking || page?.hidden) return
    looking = true
    isDue = false
    let change: SafeChange | undefined
    try {
      const safe = await getSafeInfo(client, {
        chainId: options.chainId,
        safeAddress: options.safeAddress,
        signal: controller.signal,
      })
      if (known && JSON.stringify(known) !== JSON.stringify(safe)) {
        const before = known
        const changed = (Object.keys(tags) as (keyof typeof tags)[]).filter(
          (tag) => (before[tag] ?? null) !== (safe[tag] ?? null),
        )
        change = { safe, lists: changed.map((tag) => tags[tag]) }
      }
      known = safe
      failures = 0
    } catch (error) {
      failures++
      if (!controller.signal.aborted)
        reportAsync(onError, error as GatewayError)
    }
    looking = false
    if (controller.signal.aborted) return
    if (isDue) void look()
    else wait()
    if (change) reportAsync(onChange, change)
  }

  const stop = () => {
    clearTimeout(timer)
    unwatch?.()
    page?.removeEventListener('visibilitychange', look)
    signal?.removeEventListener('abort', stop)
    controller.abort()
  }
  if (signal?.aborted) stop()
  else {
    page?.addEventListener('visibilitychange', look)
    signal?.addEventListener('abort', stop)
    void look()
    unwatch = watchEvents(client, {
      chainId: options.chainId,
      safeAddress: options.safeAddress,
      onHint: () => {
        // A look that is under way may have been answered before the change.
        isDue = looking
        return look()
      },
      onLive: (now) => {
        isLive = now
        if (looking) return
        clearTimeout(timer)
        if (!page?.hidden) wait()
      },
    })
  }
  return stop
}
