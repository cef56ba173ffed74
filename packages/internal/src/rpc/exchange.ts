import { abortable } from '../abortable.ts'
import { readBody } from './readBody.ts'
import { rpcDefaults } from './retryRules.ts'

export interface ExchangeOptions {
  readonly body: string
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Milliseconds until the whole answer must be there. @default 10_000 */
  readonly timeout?: number | undefined
  /** Largest answer that is read. @default 10_485_760 */
  readonly maxBytes?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/** Answer of a server, read to its end. */
export interface Exchanged {
  readonly response: Response
  readonly text: string
}

/**
 * Posts JSON and reads the answer, within the given time and size: a server
 * that stalls after its headers, or never ends, is cancelled.
 *
 * @throws the signal's reason; a `TimeoutError` (DOMException); RangeError for
 * an answer that is too large; what `fetch` throws
 */
export function exchange(
  url: string,
  options: ExchangeOptions,
): Promise<Exchanged> {
  const late = new AbortController()
  const {
    body,
    headers,
    timeout = rpcDefaults.timeout,
    fetch = globalThis.fetch,
    maxBytes = rpcDefaults.maxBytes,
    signal: given = late.signal,
  } = options
  const timer = setTimeout(
    () => late.abort(new DOMException('', 'TimeoutError')),
    timeout,
  )
  const signal = AbortSignal.any([given, late.signal])
  const work = async () => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal,
    })
    return { response, text: await readBody(response, maxBytes) }
  }
  // Some streams ignore their signal.
  return abortable(work(), signal).finally(() => clearTimeout(timer))
}
