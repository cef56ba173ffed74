import type { Signal } from '../client/globals.ts'
import { reportAsync } from '../client/reportAsync.ts'
import type { GatewayClient } from '../client/types.ts'
import type { Address } from '../types/index.gen.ts'

/** Options of `watchEvents`. */
export interface WatchEventsOptions {
  readonly chainId: string
  readonly safeAddress: Address
  /** Stops watching. */
  readonly signal?: Signal | undefined
  /**
   * The safe may have changed: read it. Called when a stream opens, too. It
   * carries no data: a gateway cannot prove an event.
   */
  readonly onHint: () => void
  /** Whether changes are told at once; poll while they are not. */
  readonly onLive?: ((isLive: boolean) => void) | undefined
}

/** Until when a gateway is not asked again, by base URL. */
const refused = new Map<string, number>()

/** Streams of a browser to one gateway: HTTP/1.1 allows six connections. */
const slots = [0, 1, 2]
/** Milliseconds between two hints. */
const pause = 250
/** Milliseconds until the first event: a proxy that buffers sends none. */
const patience = 8e3
/** Milliseconds of silence; the gateway sends a comment every 15 seconds. */
const silence = 4e4

const sleep = (time: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, time)
    signal.addEventListener('abort', end)
  })

/**
 * Follows the gateway's stream of events of a safe, and tells when to read the
 * safe again. A lost stream is opened again with the id of its last event,
 * after 1 to 60 seconds. In a browser, the tabs that show one safe share a
 * stream, three streams are open at most, and hidden pages have none. A
 * gateway without streams, and a proxy that holds them back, leave `onLive` at
 * false. Returns the function that stops it.
 *
 * @example
 * import { createGatewayClient, getSafeInfo } from '@strongroom/gateway-sdk'
 * import { watchEvents } from '@strongroom/gateway-sdk/live'
 *
 * const client = createGatewayClient()
 * const safe = {
 *   chainId: '1',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 * } as const
 * const stop = watchEvents(client, {
 *   ...safe,
 *   onHint: () => void getSafeInfo(client, safe).then(stop, stop),
 * })
 */
export function watchEvents(
  client: GatewayClient,
  options: WatchEventsOptions,
): () => void {
  const { chainId, safeAddress, signal, onHint, onLive } = options
  const { baseUrl, stream } = client
  const page = globalThis.document as Document | undefined
  const locks = page && (navigator as Partial<Navigator>).locks
  const path = `/v1/chains/${chainId}/safes/${safeAddress}/events`
  const name = `${client.uid} ${path}`
  const channel = locks && new BroadcastChannel(name)
  const canStream =
    stream &&
    (!page || locks) &&
    /^\/v1\/chains\/\d+\/safes\/\w+\/events$/.test(path)
  let isLive = false
  let isStopped = false
  let lastId: string | undefined
  let hinted = 0
  let trailing: ReturnType<typeof setTimeout> | undefined
  let lost: ReturnType<typeof setTimeout> | undefined
  let running: AbortController | undefined

  const hint = () => {
    if (trailing) return
    const tell = () => {
      trailing = undefined
      hinted = Date.now()
      reportAsync(onHint)
    }
    const wait = hinted + pause - Date.now()
    if (wait > 0) trailing = setTimeout(tell, wait)
    else tell()
  }
  /** Live until the gateway, or the tab that hears it, is silent. */
  const live = (now: boolean) => {
    clearTimeout(lost)
    if (isStopped) return
    if (now) lost = setTimeout(live, silence, false)
    if (now === isLive) return
    isLive = now
    reportAsync(onLive, now)
  }
  const share = (what: 'hint' | 'live' | 'lost') => {
    if (!isStopped) channel?.postMessage(what)
  }

  /** Reads one stream to its end. */
  const read = async (over: AbortSignal): Promise<void> => {
    const controller = new AbortController()
    let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
    const abort = () => {
      controller.abort()
      // A replaced `fetch` may not end its body.
      reader?.cancel().catch(() => {})
    }
    over.addEventListener('abort', abort)
    let timer = setTimeout(() => {
      refused.set(baseUrl, Date.now() + 6e5)
      abort()
    }, patience)
    try {
      const response = (await stream?.(path, {
        signal: controller.signal,
        headers: {
          Accept: 'text/event-stream',
          ...(lastId && { 'Last-Event-ID': lastId }),
        },
      })) as Response | undefined
      const type = response?.headers.get('Content-Type')
      if (!response?.ok || !response.body || !type?.startsWith('text/event-')) {
        const { status = 404 } = response ?? {}
        // A gateway that is busy or restarts is worth another try.
        if (status < 500 && status !== 429)
          refused.set(baseUrl, Date.now() + 36e5)
        return
      }
      reader = response.body.getReader()
      const decoder = new TextDecoder()
      for (let text = ''; text.length < 1e6; ) {
        const { done, value } = await reader.read()
        if (done) return
        const blocks = (text + decoder.decode(value, { stream: true })).split(
          '\n\n',
        )
        text = blocks.pop() as string
        const events = blocks.filter((block) => /^event:/m.test(block))
        lastId = /^id: *(\S{1,99})$/m.exec(events.at(-1) ?? '')?.[1] ?? lastId
        // Comments count once the first event has shown that they pass.
        if (!events[0] && !isLive) continue
        clearTimeout(timer)
        timer = setTimeout(abort, silence)
        live(true)
        share('live')
        if (!events[0]) continue
        hint()
        share('hint')
      }
    } catch {
      // The stream was lost; polling reports what is wrong with the gateway.
    } finally {
      clearTimeout(timer)
      over.removeEventListener('abort', abort)
      abort()
      live(false)
      share('lost')
    }
  }

  const readInSlot = async (over: AbortSignal): Promise<void> => {
    if (!locks) return read(over)
    for (const slot of slots) {
      const isFree = await locks.request(
        `${baseUrl} events ${slot}`,
        { ifAvailable: true },
        async (lock) => lock && read(over).then(() => true),
      )
      if (isFree) return
    }
  }

  const follow = async (over: AbortSignal): Promise<void> => {
    // The first load of a page goes first; `onHint` follows it.
    if (page) await sleep(1e3, over)
    for (let failures = 0; !over.aborted; ) {
      if ((refused.get(baseUrl) ?? 0) > Date.now()) return
      const began = Date.now()
      await readInSlot(over)
      failures = Date.now() - began > 3e4 ? 0 : Math.min(failures + 1, 7)
      // Clients that lost one gateway come back at different times.
      if (!over.aborted)
        await sleep(500 * 2 ** failures * (0.5 + Math.random() / 2), over)
    }
  }

  const toggle = () => {
    if (page?.hidden) {
      running?.abort()
      running = undefined
      clearTimeout(trailing)
      trailing = undefined
      live(false)
    } else if (!running && canStream) {
      running = new AbortController()
      const { signal: over } = running
      const work = locks
        ? locks.request(name, { signal: over }, () => follow(over))
        : follow(over)
      // The request for a lock that is aborted rejects.
      work.catch(() => {})
    }
  }
  const stop = () => {
    isStopped = true
    running?.abort()
    running = undefined
    clearTimeout(trailing)
    clearTimeout(lost)
    channel?.close()
    page?.removeEventListener('visibilitychange', toggle)
    signal?.removeEventListener('abort', stop)
  }
  if (signal?.aborted) stop()
  else {
    if (channel)
      channel.onmessage = ({ data }) => {
        if (page?.hidden) return
        if (data === 'hint') hint()
        else live(data === 'live')
      }
    page?.addEventListener('visibilitychange', toggle)
    signal?.addEventListener('abort', stop)
    toggle()
  }
  return stop
}
