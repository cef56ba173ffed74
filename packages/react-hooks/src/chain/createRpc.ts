import type { ExchangeOptions } from '@strongroom/internal/rpc/exchange'
import { isRevert } from '@strongroom/internal/rpc/isRevert'
import {
  postRequests,
  type RpcOutcome,
} from '@strongroom/internal/rpc/postRequests'
import { readRetryAfter } from '@strongroom/internal/rpc/readRetryAfter'
import {
  isRetryableCode,
  isRetryableStatus,
} from '@strongroom/internal/rpc/retryRules'
import { splitCredentials } from '@strongroom/internal/rpc/splitCredentials'
import { type Attempt, withRetries } from '@strongroom/internal/rpc/withRetries'
import { HooksError } from '../errors/HooksError.ts'

/** One JSON-RPC endpoint, shaped like an EIP-1193 provider. */
export interface Rpc {
  readonly url: string
  request(call: RpcCall): Promise<unknown>
}

/** One JSON-RPC request. */
export interface RpcCall {
  method: string
  params?: readonly unknown[]
  signal?: AbortSignal
}

/** The endpoint could not be reached or did not answer JSON-RPC. */
export class RpcUnreachableError extends HooksError {
  override readonly name = 'RpcUnreachableError'
  readonly url: string

  constructor(url: string, message: string) {
    super(message)
    this.url = url
  }
}

/** The node refused the call; `data` may hold a contract's revert reason. */
export class RpcCallError extends HooksError {
  override readonly name = 'RpcCallError'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** Options of `createRpc`. */
export interface RpcOptions
  extends Pick<ExchangeOptions, 'fetch' | 'timeout' | 'maxBytes'> {
  /** Further attempts after the first. @default 3 */
  readonly retries?: number | undefined
  /** Milliseconds before the first retry, doubled each time. @default 150 */
  readonly delay?: number | undefined
}

/**
 * A JSON-RPC client small enough for every page: the patience of
 * `createChainClient` without viem. It serves as the `rpc` of a chain.
 *
 * @throws RpcCallError for an error of the node; RpcUnreachableError when the
 * node does not answer; the signal's reason when it aborts
 * @example
 * import { createRpc } from '@strongroom/react-hooks/chain'
 *
 * const rpc = createRpc('https://my.node.example')
 * const chainId = await rpc.request({ method: 'eth_chainId' })
 */
export function createRpc(url: string, options: RpcOptions = {}): Rpc {
  const { url: address, authorization } = splitCredentials(url)
  let id = 0
  return {
    url,
    async request({ method, params = [], signal }) {
      const body = { jsonrpc: '2.0', id: ++id, method, params }
      const asked = [{ id, text: JSON.stringify(body) }]
      const sent = { ...options, headers: authorization, signal }
      return withRetries(async () => {
        const [outcome] = await postRequests(address, asked, sent)
        return toAttempt(outcome as RpcOutcome, address)
      }, sent)
    },
  }
}

function toAttempt(outcome: RpcOutcome, url: string): Attempt<unknown> {
  if ('result' in outcome) return { value: outcome.result }
  if ('error' in outcome) {
    const { code, message, data } = outcome.error
    return {
      error: new RpcCallError(code, message, data),
      isRetryable: isRetryableCode(code) && !isRevert(outcome.error),
    }
  }
  const { failure, response } = outcome
  return {
    error: new RpcUnreachableError(url, describe(failure, response)),
    isRetryable: response
      ? isRetryableStatus(response.status)
      : !(failure instanceof RangeError),
    after: readRetryAfter(response?.headers.get('retry-after')),
  }
}

function describe(failure: unknown, response: Response | undefined): string {
  if (response) return `HTTP request failed. Status ${response.status}.`
  if ((failure as Partial<Error> | undefined)?.name === 'TimeoutError')
    return 'The request took too long to respond.'
  return failure instanceof RangeError || failure instanceof SyntaxError
    ? failure.message
    : 'HTTP request failed.'
}
