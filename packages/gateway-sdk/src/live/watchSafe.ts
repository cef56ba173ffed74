import { getSafeInfo } from '../calls/safes.gen.ts'
import type { Signal } from '../client/globals.ts'
import { reportAsync } from '../client/reportAsync.ts'
import type { GatewayClient } from '../client/types.ts'
import type { GatewayError } from '../errors/gatewayError.ts'
import type { Address, SafeInfo } from '../types/index.gen.ts'

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
  /** Milliseconds between two looks. @default 5000 */
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
 * Polls a safe's state and reports which of its lists changed, by their tags.
 * Rests while the page is hidden and polls at once when it is shown again.
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
  let failures = 0
  let looking = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function look(): Promise<void> {
    clearTimeout(timer)
    if (looking || page?.hidden) return
    looking = true
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
    timer = setTimeout(look, interval * 2 ** Math.min(failures, 4))
    if (change) reportAsync(onChange, change)
  }

  const stop = () => {
    clearTimeout(timer)
    page?.removeEventListener('visibilitychange', look)
    signal?.removeEventListener('abort', stop)
    controller.abort()
  }
  if (signal?.aborted) stop()
  else {
    page?.addEventListener('visibilitychange', look)
    signal?.addEventListener('abort', stop)
    void look()
  }
  return stop
}
