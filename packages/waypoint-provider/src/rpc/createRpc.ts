import { kinds } from '../errors/kinds.ts'
import { WaypointError } from '../errors/WaypointError.ts'
import { retryAfter } from './retryAfter.ts'

const timeout = 10_000
const retries = 3
const baseDelay = 150
const retryStatuses = new Set([403, 408, 413, 429, 500, 502, 503, 504])
const retryCodes = new Set([-1, -32005, -32603, 429])

type Attempt =
  | { result: unknown }
  | { error: WaypointError; isRetryable: boolean; wait?: number | undefined }

/**
 * Sends reads to a node: 10 s for each attempt, three retries after 150, 300
 * and 600 ms or what the node asks for.
 */
export function createRpc(options: { url: string; fetch: typeof fetch }) {
  const { url, fetch } = options
  let nextId = 0

  const attempt = async (
    body: string,
    signal: AbortSignal | undefined,
  ): Promise<Attempt> => {
    const limit = AbortSignal.timeout(timeout)
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
        signal: signal ? AbortSignal.any([limit, signal]) : limit,
      })
      const { status } = response
      if (!response.ok)
        return {
          error: new WaypointError(kinds.http, 'HTTP request failed.', {
            data: { status },
          }),
          isRetryable: retryStatuses.has(status),
          wait: retryAfter(response.headers.get('Retry-After')),
        }
      return readBody(await response.json())
    } catch (cause) {
      signal?.throwIfAborted()
      const error = limit.aborted
        ? new WaypointError(
            kinds.timeout,
            'The request took too long to respond.',
            { cause },
          )
        : new WaypointError(kinds.http, 'HTTP request failed.', { cause })
      return { error, isRetryable: true }
    }
  }

  return async (
    method: string,
    params: unknown,
    signal?: AbortSignal,
  ): Promise<unknown> => {
    const body = JSON.stringify({
      jsonrpc: '2.0',
      id: ++nextId,
      method,
      params: params ?? [],
    })
    for (let count = 0; ; count++) {
      const outcome = await attempt(body, signal)
      if ('result' in outcome) return outcome.result
      if (!outcome.isRetryable || count >= retries) throw outcome.error
      await delay(outcome.wait ?? baseDelay * 2 ** count, signal)
    }
  }
}

function readBody(body: unknown): Attempt {
  if (typeof body === 'object' && body !== null) {
    const { result, error } = body as Record<string, unknown>
    if (typeof error === 'object' && error !== null) {
      const { code, message, data } = error as Record<string, unknown>
      const number = typeof code === 'number' ? code : kinds.internal.code
      return {
        error: new WaypointError(
          {
            name: 'RpcRequestError',
            code: number,
            shortMessage: 'RPC Request failed.',
          },
          typeof message === 'string' ? message : 'RPC Request failed.',
          { data },
        ),
        isRetryable: retryCodes.has(number),
      }
    }
    if (result !== undefined) return { result }
  }
  return {
    error: new WaypointError(kinds.internal, 'The node sent no result.'),
    isRetryable: false,
  }
}

function delay(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort)
      resolve()
    }, ms)
    signal?.addEventListener('abort', onAbort, { once: true })
  })
}
