import { setTimeout as sleep } from 'node:timers/promises'

export interface HeadWatch {
  /**
   * Settles at a new head, after `ms` at the latest; at once for a head that
   * was announced since the last call. Rejects when the watch has ended.
   */
  next(ms: number): Promise<void>
  /** Whether the socket is subscribed. */
  isLive(): boolean
}

export interface WatchHeadsOptions {
  /** `ws://…` or `wss://…`; undefined turns announcements off. */
  url?: string | undefined
  /** Ends the watch. */
  signal: AbortSignal
  /** Milliseconds before the first reconnect, doubled up to 30,000; 500. */
  backOff?: number | undefined
}

const longestPause = 30_000
const request = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'eth_subscribe',
  params: ['newHeads'],
})

/**
 * Listens to a node's announcements of new heads, and reconnects forever. They
 * are untrusted, only a reason to look: a lying or silent node costs time,
 * never correctness.
 */
export function watchHeads(options: WatchHeadsOptions): HeadWatch {
  const { url, signal, backOff = 500 } = options
  let isLive = false
  let announced = false
  let wake: (() => void) | undefined
  const announce = () => {
    announced = true
    wake?.()
  }

  /** Settles when the connection is over; whether it had been of use. */
  const listen = (address: string): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = new WebSocket(address)
      const close = () => socket.close()
      const end = () => {
        signal.removeEventListener('abort', close)
        const wasLive = isLive
        isLive = false
        // The next look happens at once for missed announcements, then by
        // polling.
        if (wasLive) announce()
        resolve(wasLive)
      }
      signal.addEventListener('abort', close, { once: true })
      socket.addEventListener('open', () => socket.send(request))
      socket.addEventListener('message', ({ data }) => {
        const kind = readKind(data)
        if (kind === 'refused') close()
        if (kind === 'subscribed') isLive = true
        if (kind === 'head' && isLive) announce()
      })
      socket.addEventListener('error', close)
      socket.addEventListener('close', end, { once: true })
    })

  const run = async (address: string): Promise<void> => {
    let pause = backOff
    while (!signal.aborted) {
      const wasLive = await listen(address)
      pause = wasLive ? backOff : Math.min(pause * 2, longestPause)
      await sleep(pause, undefined, { signal })
    }
  }

  // The only end is the signal.
  if (url !== undefined) run(url).catch(() => undefined)

  return {
    isLive: () => isLive,
    next: async (ms) => {
      signal.throwIfAborted()
      if (!announced) {
        const waiting = new AbortController()
        wake = () => waiting.abort()
        const either = AbortSignal.any([waiting.signal, signal])
        await sleep(ms, undefined, { signal: either }).catch(() => undefined)
        wake = undefined
        signal.throwIfAborted()
      }
      announced = false
    },
  }
}

function readKind(data: unknown): 'head' | 'subscribed' | 'refused' | 'other' {
  try {
    const message = Object(JSON.parse(String(data))) as Record<string, unknown>
    if (message['method'] === 'eth_subscription') return 'head'
    if (message['id'] !== 1) return 'other'
    return typeof message['result'] === 'string' ? 'subscribed' : 'refused'
  } catch {
    return 'other'
  }
}
