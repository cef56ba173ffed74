import { ChainError } from './ChainError.ts'

/**
 * - `network`: no answer; `timeout`: no answer in time; `http`: a status that
 * is not 200; `invalid`: not JSON-RPC; `rpc`: the node refused this one call.
 */
export type RpcErrorKind = 'network' | 'timeout' | 'http' | 'invalid' | 'rpc'

export interface RpcErrorOptions extends ErrorOptions {
  /** HTTP status, or the code of the JSON-RPC error. */
  code?: number | undefined
  retryAfter?: number | undefined
  /** Data of the JSON-RPC error, such as that of a revert. */
  data?: unknown
}

export class RpcError extends ChainError {
  override readonly name = 'RpcError'
  readonly kind: RpcErrorKind
  readonly code: number | undefined
  /** Milliseconds that the node requires to wait. */
  readonly retryAfter: number | undefined
  readonly data: unknown

  constructor(
    kind: RpcErrorKind,
    message: string,
    options: RpcErrorOptions = {},
  ) {
    super(message, options)
    this.kind = kind
    this.code = options.code
    this.retryAfter = options.retryAfter
    this.data = options.data
  }
}
