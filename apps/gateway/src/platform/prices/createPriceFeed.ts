import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log/Log.ts'
import type { PriceTable } from './parsePrices.ts'
import { parsePrices } from './parsePrices.ts'

const mostBytes = 1_048_576
const timeout = 5_000

const readText = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > mostBytes) throw new RangeError('The answer is too long')
    chunks.push(chunk)
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
}

/**
 * Prices from an operator's URL: within 5 s, up to 1 MB, without redirects.
 *
 * @throws RangeError or the error of fetch.
 */
async function fetchPrices(
  url: string,
  signal: AbortSignal,
): Promise<PriceTable> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new RangeError(`The status is ${response.status}`)
  }
  return parsePrices(JSON.parse(await readText(response)))
}

export interface PriceFeed {
  /** The newest prices; undefined before the first and when they are stale. */
  current(): PriceTable | undefined
  /** Fetches periodically, until the signal aborts. */
  run(signal: AbortSignal): Promise<void>
}

interface PriceFeedOptions {
  url: string
  /** Seconds between two requests. */
  seconds: number
  now: () => number
  log: Log
}

/** Prices this many intervals old are dropped. */
const staleAfter = 10

/**
 * Prices from another server, fetched in the background and never by a request.
 */
export function createPriceFeed({
  url,
  seconds,
  now,
  log,
}: PriceFeedOptions): PriceFeed {
  let newest: { table: PriceTable; at: number } | undefined
  let isLogged = false
  const isStale = () =>
    newest !== undefined && now() - newest.at > staleAfter * seconds * 1_000
  const refresh = async (signal: AbortSignal) => {
    try {
      newest = { table: await fetchPrices(url, signal), at: now() }
      if (isLogged) log.info({}, 'prices are fresh again')
      isLogged = false
    } catch (error) {
      if (signal.aborted) return
      // The URL may hold a key.
      const reason = error instanceof Error ? error.message : 'unknown'
      if (!isLogged)
        log.error({ reason, stale: isStale() }, 'price feed failed')
      isLogged = true
    }
  }
  return {
    current: () => (isStale() ? undefined : newest?.table),
    run: async (signal) => {
      while (!signal.aborted) {
        await refresh(signal)
        await sleep(seconds * 1_000, undefined, { signal }).catch(
          () => undefined,
        )
      }
    },
  }
}
