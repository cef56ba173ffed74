import { abortable } from '@strongroom/internal/abortable'
import { createBatches } from '@strongroom/internal/rpc/createBatches'
import type { ExchangeOptions } from '@strongroom/internal/rpc/exchange'
import {
  postRequests,
  type RpcAsk,
  type RpcOutcome,
} from '@strongroom/internal/rpc/postRequests'
import { rpcDefaults } from '@strongroom/internal/rpc/retryRules'
import { splitCredentials } from '@strongroom/internal/rpc/splitCredentials'
import {
  createTransport,
  type EIP1193RequestFn,
  HttpRequestError,
  ResponseBodyTooLargeError,
  RpcRequestError,
  stringify,
  TimeoutError,
} from 'viem'

/** How each node is asked. */
export interface NodeOptions
  extends Pick<ExchangeOptions, 'fetch' | 'headers' | 'timeout' | 'maxBytes'> {
  /** Posts requests of one moment together, 1000 at most. @default false */
  readonly batch?: boolean | undefined
  /** Ends every request, now and later. */
  readonly signal?: AbortSignal | undefined
}

/** One attempt at one node, with viem's errors, without retries. */
export function createNode(
  address: string,
  options: NodeOptions,
): EIP1193RequestFn {
  const { url, authorization } = splitCredentials(address)
  const headers = { ...authorization, ...options.headers }
  const post = (asked: readonly RpcAsk[], signal?: AbortSignal) =>
    postRequests(url, asked, {
      ...options,
      headers,
      // A batch ends with its client alone.
      signal: signal ?? options.signal,
    })
  const gather = createBatches(post)
  let id = 0

  const send = async (
    { method, params }: { method: string; params?: unknown },
    { signal }: { signal?: AbortSignal | undefined } = {},
  ) => {
    const body = { jsonrpc: '2.0', id: ++id, method, params }
    const ask = { id, text: stringify(body) }
    // A batch serves several callers, so an abort of one of them leaves the
    // batch running.
    const outcome = options.batch
      ? await abortable(gather(ask, signal), signal)
      : (await post([ask], signal))[0]
    signal?.throwIfAborted()
    if (outcome !== undefined && 'result' in outcome) return outcome.result
    throw toError(outcome, body, url, options)
  }
  return createTransport({
    key: 'http',
    name: 'HTTP JSON-RPC',
    type: 'http',
    retryCount: 0,
    request: send as EIP1193RequestFn,
  }).request
}

function toError(
  outcome: Exclude<RpcOutcome, { result: unknown }> | undefined,
  body: { method: string },
  url: string,
  { maxBytes = rpcDefaults.maxBytes }: NodeOptions,
): Error {
  if (outcome && 'error' in outcome)
    return new RpcRequestError({ body, error: outcome.error, url })
  const { failure, response } = outcome ?? {}
  if (failure instanceof RangeError)
    return new ResponseBodyTooLargeError({
      maxSize: maxBytes,
      size: Number(failure.cause),
    })
  if (failure instanceof DOMException && failure.name === 'TimeoutError')
    return new TimeoutError({ body, url })
  if (response === undefined)
    return new HttpRequestError({
      body,
      url,
      ...(failure instanceof Error ? { cause: failure } : {}),
    })
  const { headers, status, statusText } = response
  const { message: details = statusText } = (failure ?? {}) as Error
  return new HttpRequestError({ body, url, details, headers, status })
}
