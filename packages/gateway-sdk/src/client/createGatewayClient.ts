import {
  GatewayAbortError,
  type GatewayStatusError,
  GatewayTimeoutError,
} from '../errors/requestErrors.ts'
import { attempt } from './attempt.ts'
import type {
  GatewayClient,
  GatewayClientOptions,
  GatewayRequest,
} from './types.ts'

/**
 * Creates a client of the gateway: an immutable value to pass to the calls.
 * Nothing is sent, and nothing is shared between clients.
 *
 * Failed GETs are tried again, three times by default, when the network failed
 * or the status is 408, 413, 429, 500, 502, 503 or 504. The wait starts at
 * 150 ms, doubles and varies by a fifth; `Retry-After` takes its place. All
 * waits of a call together take at most 30 s. Other methods, timeouts and
 * aborts are never tried again.
 *
 * @example
 * import { createGatewayClient, getSafeInfo } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient({ baseUrl: 'http://localhost:5180' })
 * const safe = await getSafeInfo(client, {
 *   chainId: '1337',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   signal: AbortSignal.timeout(30_000),
 * })
 */
export function createGatewayClient(
  options: GatewayClientOptions = {},
): GatewayClient {
  const baseUrl = (
    options.baseUrl ?? 'https://safe-client.safe.global'
  ).replace(/\/$/, '')

  function request<T>(details: GatewayRequest): Promise<T> {
    const { method = 'GET', path } = details
    const {
      signal,
      timeout = options.timeout ?? 1e4,
      retry: retries = options.retry ?? 3,
    } = details.options
    const query = new URLSearchParams()
    for (const key in details.query) {
      const value = details.query[key]
      if (value != null) query.append(key, `${value}`)
    }
    const url = baseUrl + path + (query.size ? `?${query}` : '')
    return new Promise<T>((resolve, reject) => {
      const controller = new AbortController()
      let timer: ReturnType<typeof setTimeout> | undefined
      let waits = 3e4
      const end = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', onAbort)
      }
      const refuse = (error: unknown) => {
        end()
        // With a reason: making one, with its stack, would cost more than all.
        controller.abort(error)
        reject(error)
      }
      const onAbort = () =>
        refuse(
          new GatewayAbortError('The request was aborted.', {
            url,
            method,
            cause: signal?.reason,
          }),
        )
      const run = (retry: number) => {
        if (timeout)
          timer = setTimeout(
            () =>
              refuse(
                new GatewayTimeoutError(
                  'The request took too long to respond.',
                  { url, method, retryable: true },
                ),
              ),
            Math.min(timeout, 2 ** 31 - 1),
          )
        attempt(options, details, url, controller.signal, retry).then(
          (value) => {
            end()
            resolve(value as T)
          },
          (error: GatewayStatusError) => {
            clearTimeout(timer)
            if (controller.signal.aborted) return
            const asked = error.retryAfter
            const wait = Math.min(
              waits,
              asked !== undefined && asked >= 0
                ? asked
                : (options.retryDelay ?? 150) *
                    2 ** retry *
                    (0.8 + Math.random() * 0.4),
            )
            if (
              method === 'GET' &&
              error.retryable &&
              retry < retries &&
              waits > 0
            ) {
              waits -= wait
              timer = setTimeout(run, wait, retry + 1)
            } else refuse(error)
          },
        )
      }
      if (signal?.aborted) onAbort()
      else {
        signal?.addEventListener('abort', onAbort)
        run(0)
      }
    })
  }

  return Object.freeze({ uid: options.uid ?? baseUrl, baseUrl, request })
}
