import { GatewayError } from '../errors/gatewayError.ts'
import { InvalidParameterError } from '../errors/invalidParameterError.ts'
import {
  GatewayAbortError,
  GatewayNetworkError,
  type GatewayStatusError,
  GatewayTimeoutError,
} from '../errors/requestErrors.ts'
import {
  type Answer,
  createExchange,
  type InFlightRequest,
} from './createExchange.ts'
import { readAnswer } from './readAnswer.ts'
import { reportAsync } from './reportAsync.ts'
import type {
  GatewayClient,
  GatewayClientOptions,
  GatewayRequest,
} from './types.ts'

/**
 * Creates a client of the gateway: a plain value to pass to the calls. Creating
 * one sends no request and shares no state with other clients.
 *
 * Failed GETs are tried again, three times by default, when the network failed
 * or the status is 408, 413, 429, 500, 502, 503 or 504. The wait starts at 150
 * ms, doubles and differs by up to a fifth from client to client; `Retry-After`
 * takes its place. All waits of a call together take at most 30 s: a later
 * `Retry-After` rejects at once, with the time in `retryAfter`. Other methods,
 * timeouts and aborts are never tried again. Identical GETs in flight are sent
 * once. An error thrown by a hook is reported as an error of the program and
 * leaves the call unchanged.
 *
 * @throws InvalidParameterError when `baseUrl` has a query or a hash
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
  // Paths are appended: they would become part of the query or the hash.
  if (/[?#]/.test(baseUrl)) throw new InvalidParameterError('baseUrl')
  const { validate } = options
  const exchange = createExchange(options)
  // One for all of its calls: those who shared a failure try again at the same
  // moment, and share that request, too.
  const spread = 0.8 + Math.random() * 0.4

  function request<T>(details: GatewayRequest): Promise<T> {
    const { route, method, path, body, options: given } = details
    const { signal, timeout = options.timeout ?? 1e4 } = given
    const url = path[0] === '/' ? baseUrl + path : path
    return new Promise<T>((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      let inFlight: InFlightRequest | undefined
      let settled = false
      let waits = 3e4
      const settle = (act: (value: never) => void, value: unknown) => {
        settled = true
        clearTimeout(timer)
        signal?.removeEventListener('abort', onAbort)
        inFlight?.release()
        act(value as never)
      }
      const onAbort = () =>
        settle(
          reject,
          new GatewayAbortError('The request was aborted.', {
            url,
            method,
            cause: signal?.reason,
          }),
        )
      const onTimeout = () =>
        settle(
          reject,
          new GatewayTimeoutError('The request took too long to respond.', {
            url,
            method,
            retryable: true,
          }),
        )
      const run = async (retry: number) => {
        const about = { route, method, url, retry }
        // Timers hold no more; that is 24 days.
        if (timeout && timeout < 2 ** 31) timer = setTimeout(onTimeout, timeout)
        try {
          reportAsync(options.onRequest, about)
          let { headers } = options
          if (typeof headers === 'function') headers = await headers()
          if (settled) return
          inFlight = exchange(url, {
            method,
            headers: given.headers ? { ...headers, ...given.headers } : headers,
            body,
            credentials: given.credentials ?? options.credentials,
          })
          const answer = (await inFlight.answer) as Answer
          inFlight = undefined
          if (settled) return
          reportAsync(options.onResponse, {
            ...about,
            status: answer.response.status,
          })
          const value = readAnswer(details, url, answer)
          if (validate && value !== undefined) {
            // An answer that cannot be validated is refused.
            const issues = await (async () => validate(route, value))().catch(
              (error: unknown) => [error],
            )
            if (issues[0]) readAnswer(details, url, answer, issues)
          }
          settle(resolve, value)
        } catch (cause) {
          inFlight = undefined
          if (settled) return
          clearTimeout(timer)
          const error = (
            cause instanceof GatewayError
              ? cause
              : new GatewayNetworkError('HTTP request failed.', {
                  url,
                  method,
                  retryable: true,
                  cause,
                })
          ) as GatewayStatusError
          reportAsync(options.onError, { ...about, error })
          // The hook may have aborted the call.
          if (settled) return
          const wait =
            error.retryAfter ??
            Math.min(waits, (options.retryDelay ?? 150) * 2 ** retry * spread)
          if (
            method === 'GET' &&
            error.retryable &&
            retry < (given.retry ?? options.retry ?? 3) &&
            waits &&
            // A gateway that names a later time would refuse an earlier retry.
            wait <= waits
          ) {
            waits -= wait
            timer = setTimeout(run, wait, retry + 1)
          } else settle(reject, error)
        }
      }
      if (signal?.aborted) onAbort()
      else {
        signal?.addEventListener('abort', onAbort)
        void run(0)
      }
    })
  }

  return {
    uid: options.uid ?? baseUrl,
    baseUrl,
    pageOrigins: options.pageOrigins ?? [],
    request,
    stream: async (path, { headers, signal }) => {
      const own =
        typeof options.headers === 'function'
          ? await options.headers()
          : options.headers
      return (options.fetch ?? fetch)(baseUrl + path, {
        method: 'GET',
        signal,
        redirect: 'manual',
        headers: { ...own, ...headers },
        credentials: options.credentials,
      } as RequestInit)
    },
  }
}
