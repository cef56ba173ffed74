import { abortable } from '@strongroom/internal/abortable'
import { createBatches } from '@strongroom/internal/rpc/createBatches'
import { isRevert } from '@strongroom/internal/rpc/isRevert'
import {
  postRequests,
  type RpcAsk,
  type RpcOutcome,
} from '@strongroom/internal/rpc/postRequests'
import { readRetryAfter } from '@strongroom/internal/rpc/readRetryAfter'
import {
  isRetryableCode,
  isRetryableStatus,
  rpcDefaults,
} from '@strongroom/internal/rpc/retryRules'
import { type Attempt, withRetries } from '@strongroom/internal/rpc/withRetries'
import type * as kinds from '../errors/kinds.ts'
import type { WaypointError } from '../errors/WaypointError.ts'

/** Milliseconds for a read, all its attempts and pauses. */
const total = 30_000

const http = {
  name: 'HttpRequestError',
  code: -32603,
  shortMessage: 'HTTP request failed.',
}
const timeout = {
  name: 'TimeoutError',
  code: -32603,
  shortMessage: 'The request took too long to respond.',
}

export interface RpcOptions {
  url: string
  fetch: typeof fetch
  batch?: boolean | undefined
  /**
   * Constructors of the errors. The caller has it loaded; an import of both would
   * make bundlers put it in a file of its own.
   */
  errors: Pick<typeof kinds, 'internal' | 'invalidParams'> & {
    WaypointError: typeof WaypointError
  }
}

/**
 * Sends reads to a node: 10 s for each attempt, three retries after 150, 300
 * and 600 ms, or after what the node asks for, 30 s in all. A node that asks for
 * a longer wait ends the read at once. With `batch`, requests of one moment
 * go together, 1000 at most.
 */
export function createChainRpc({ url, fetch, batch, errors }: RpcOptions) {
  const { WaypointError } = errors
  let nextId = 0
  const post = (
    asked: readonly RpcAsk[],
    signal?: AbortSignal,
    left: number = rpcDefaults.timeout,
  ) => {
    const timeout = Math.min(rpcDefaults.timeout, left)
    return postRequests(url, asked, { fetch, signal, timeout })
  }
  const gather = createBatches((asked: readonly RpcAsk[]) => post(asked))

  /** The failure of one request, as an error of this package. */
  const read = (outcome: RpcOutcome): Attempt<unknown> => {
    if ('result' in outcome) return { value: outcome.result }
    if ('error' in outcome) {
      const { code, message, data } = outcome.error
      const shortMessage = 'RPC Request failed.'
      const kind = { name: 'RpcRequestError', code, shortMessage }
      return {
        error: new WaypointError(kind, message, { data }),
        isRetryable: isRetryableCode(code) && !isRevert(outcome.error),
      }
    }
    const { failure: cause, response } = outcome
    if (response)
      return {
        error: new WaypointError(http, http.shortMessage, {
          data: { status: response.status },
        }),
        isRetryable: isRetryableStatus(response.status),
        after: readRetryAfter(response.headers.get('retry-after')),
      }
    if (cause instanceof SyntaxError)
      return {
        error: new WaypointError(errors.internal, 'The node sent no result.'),
        isRetryable: false,
      }
    const kind =
      cause instanceof DOMException && cause.name === 'TimeoutError'
        ? timeout
        : http
    return {
      error: new WaypointError(kind, kind.shortMessage, { cause }),
      isRetryable: !(cause instanceof RangeError),
    }
  }

  return async (
    method: string,
    params: unknown,
    signal?: AbortSignal,
  ): Promise<unknown> => {
    const body = { jsonrpc: '2.0', id: ++nextId, method, params: params ?? [] }
    const ask = { id: nextId, text: '' }
    try {
      ask.text = JSON.stringify(body)
    } catch (cause) {
      throw new WaypointError(
        errors.invalidParams,
        `${method}: params are NOT valid`,
        { cause },
      )
    }
    const until = Date.now() + total
    return withRetries(
      async () => {
        // A batch serves several callers, so an abort of one of them leaves the
        // batch running.
        const outcome = batch
          ? await abortable(gather(ask, signal), signal)
          : (await post([ask], signal, until - Date.now()))[0]
        return read(outcome as RpcOutcome)
      },
      { until, signal },
    )
  }
}
