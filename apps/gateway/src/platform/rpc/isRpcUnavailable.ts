import { HttpRequestError, TimeoutError } from 'viem'
import { WrongChainError } from './ChainError.ts'
import { RpcError } from './RpcError.ts'

/** The chain's RPC failed so often lately that requests to it are suspended. */
export class RpcUnavailableError extends Error {
  override readonly name = 'RpcUnavailableError'

  constructor() {
    super('Service unavailable')
  }
}

/**
 * True when the RPC was suspended or did not answer; false when it answered
 * with an error, such as a reverted call.
 */
export function isRpcUnavailable(error: unknown): boolean {
  let current = error
  for (let depth = 0; depth < 10 && current instanceof Error; depth += 1) {
    if (
      current instanceof HttpRequestError ||
      current instanceof TimeoutError ||
      current instanceof RpcUnavailableError ||
      current instanceof WrongChainError ||
      (current instanceof RpcError && current.kind !== 'rpc')
    ) {
      return true
    }
    current = current.cause
  }
  return false
}
