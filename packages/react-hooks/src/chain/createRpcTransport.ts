import { isRevert } from '@strongroom/internal/rpc/isRevert'
import { readRetryAfter } from '@strongroom/internal/rpc/readRetryAfter'
import {
  isRetryableCode,
  isRetryableStatus,
  rpcDefaults,
} from '@strongroom/internal/rpc/retryRules'
import { type Attempt, withRetries } from '@strongroom/internal/rpc/withRetries'
import {
  type EIP1193RequestFn,
  HttpRequestError,
  InvalidParamsRpcError,
  InvalidRequestRpcError,
  ResponseBodyTooLargeError,
  TransactionRejectedRpcError,
  type Transport,
} from 'viem'
import { createNode, type NodeOptions } from './createNode.ts'

interface RequestOptions {
  readonly retryCount?: number | undefined
  readonly retryDelay?: number | undefined
  readonly dedupe?: boolean | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * A transport over one node or several. Every request begins with the first
 * node; the next is tried at once when one fails. Only when all have failed is
 * there a pause.
 */
export function createRpcTransport(
  urls: readonly string[],
  options: NodeOptions = {},
): Transport<'http', { url: string | undefined }> {
  const nodes = urls.map((url) => createNode(url, options))

  const request = async (args: never, given: RequestOptions = {}) => {
    const signals = [given.signal, options.signal].filter((one) => !!one)
    const signal = signals.length > 1 ? AbortSignal.any(signals) : signals[0]
    return withRetries(
      () =>
        askInTurn(nodes, args, {
          retryCount: 0,
          ...(signal === undefined ? {} : { signal }),
          // A request with a signal is not shared: an abort would end it for
          // the others.
          dedupe: given.signal === undefined && given.dedupe === true,
        }),
      { retries: given.retryCount, delay: given.retryDelay, signal },
    )
  }

  return () => ({
    config: {
      key: 'http',
      name: 'HTTP JSON-RPC',
      type: 'http',
      request: request as EIP1193RequestFn,
      retryCount: rpcDefaults.retries,
      retryDelay: rpcDefaults.delay,
      timeout: options.timeout ?? rpcDefaults.timeout,
    },
    request: request as EIP1193RequestFn,
    value: { url: urls[0] },
  })
}

/** Calls one node after the other until one answers. */
async function askInTurn(
  nodes: readonly EIP1193RequestFn[],
  args: never,
  options: Parameters<EIP1193RequestFn>[1],
): Promise<Attempt<unknown>> {
  let last: unknown
  let retryable: { error: unknown; after: number } | undefined
  for (const node of nodes) {
    try {
      return { value: await node(args, options) }
    } catch (error) {
      options?.signal?.throwIfAborted()
      if (isFinal(error)) throw error
      last = error
      if (!isRetryable(error)) continue
      const after = waitOf(error)
      retryable = { error, after: Math.min(after, retryable?.after ?? after) }
    }
  }
  return retryable === undefined
    ? { error: last, isRetryable: false }
    : { ...retryable, isRetryable: true }
}

/** Whether another node would give the same answer. */
function isFinal(error: unknown): boolean {
  return (
    error instanceof InvalidRequestRpcError ||
    error instanceof InvalidParamsRpcError ||
    error instanceof TransactionRejectedRpcError ||
    (hasCode(error) && isRevert(error))
  )
}

/** Whether the same node may have another answer soon. */
function isRetryable(error: unknown): boolean {
  if (hasCode(error)) return isRetryableCode(error.code)
  if (error instanceof HttpRequestError && error.status !== undefined)
    return isRetryableStatus(error.status)
  return !(error instanceof ResponseBodyTooLargeError)
}

function waitOf(error: unknown): number {
  return error instanceof HttpRequestError
    ? readRetryAfter(error.headers?.get('retry-after'))
    : 0
}

function hasCode(error: unknown): error is Error & { code: number } {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'number'
  )
}
