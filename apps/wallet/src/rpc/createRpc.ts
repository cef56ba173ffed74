/** One JSON-RPC endpoint, shaped like an EIP-1193 provider. */
export interface Rpc {
  readonly url: string
  request(call: RpcCall): Promise<unknown>
}

export interface RpcCall {
  method: string
  params?: readonly unknown[]
  signal?: AbortSignal
}

/** The endpoint could not be reached or did not answer JSON-RPC. */
class RpcUnreachableError extends Error {
  override readonly name = 'RpcUnreachableError'
  readonly url: string

  constructor(url: string, message: string) {
    super(message)
    this.url = url
  }
}

/** The node refused the call; `data` may hold a contract's revert reason. */
export class RpcCallError extends Error {
  override readonly name = 'RpcCallError'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

export interface RpcOptions {
  fetch?: typeof fetch
  /** Milliseconds per attempt. @default 10_000 */
  timeout?: number
  /** Further attempts after the first. @default 3 */
  retries?: number
  /** Milliseconds before the first retry, doubled each time. @default 150 */
  delay?: number
}

const retryable = new Set([403, 408, 413, 429, 500, 502, 503, 504])
const longestWait = 30_000

/**
 * A JSON-RPC client small enough to load on every page.
 *
 * @example
 * import { createRpc } from './createRpc.ts'
 * await createRpc('http://127.0.0.1:8545').request({ method: 'eth_chainId' })
 */
export function createRpc(url: string, options: RpcOptions = {}): Rpc {
  const { timeout = 10_000, retries = 3, delay = 150 } = options
  const fetchFn = options.fetch ?? globalThis.fetch.bind(globalThis)
  let id = 0

  async function attempt({
    method,
    params = [],
    signal,
  }: RpcCall): Promise<{ retry: Response } | { body: unknown }> {
    id += 1
    const limit = AbortSignal.timeout(timeout)
    const response = await fetchFn(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id, method, params }),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    if (retryable.has(response.status)) return { retry: response }
    const body: unknown = await response.json()
    return { body }
  }

  return {
    url,
    async request(call) {
      let problem = 'HTTP request failed.'
      for (let tries = 0; ; tries += 1) {
        let pause = delay * 2 ** tries
        try {
          const outcome = await attempt(call)
          if ('body' in outcome) return resultOf(outcome.body, url)
          problem = `HTTP request failed. Status ${outcome.retry.status}.`
          pause = Math.max(
            pause,
            retryAfter(outcome.retry.headers.get('retry-after')),
          )
        } catch (error) {
          call.signal?.throwIfAborted()
          if (error instanceof RpcCallError) throw error
          if (error instanceof RpcUnreachableError) throw error
          if (error instanceof DOMException && error.name === 'TimeoutError')
            problem = 'The request took too long to respond.'
        }
        if (tries >= retries) throw new RpcUnreachableError(url, problem)
        await wait(pause, call.signal)
      }
    },
  }
}

function resultOf(body: unknown, url: string): unknown {
  if (typeof body === 'object' && body !== null) {
    if ('result' in body) return body.result
    if ('error' in body && typeof body.error === 'object' && body.error) {
      const error = body.error as Record<string, unknown>
      throw new RpcCallError(
        typeof error['code'] === 'number' ? error['code'] : -32603,
        typeof error['message'] === 'string'
          ? error['message'].slice(0, 500)
          : 'Internal error',
        error['data'],
      )
    }
  }
  throw new RpcUnreachableError(url, 'The endpoint did not answer JSON-RPC.')
}

/** Milliseconds an answer asks to wait, capped so that it cannot stall us. */
function retryAfter(header: string | null): number {
  if (header === null) return 0
  const seconds = Number(header)
  const wanted = Number.isFinite(seconds)
    ? seconds * 1000
    : Date.parse(header) - Date.now()
  return Number.isFinite(wanted)
    ? Math.min(Math.max(wanted, 0), longestWait)
    : 0
}

function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    function stop() {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', stop, { once: true })
  })
}
