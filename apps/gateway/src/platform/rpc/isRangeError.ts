import { RpcError } from './RpcError.ts'

/**
 * Would a smaller range of blocks help? Nodes word "too many results" in a
 * dozen ways and under as many codes, so any refusal of the call itself counts,
 * as does an answer that took too long or was too large for a proxy. An
 * unreachable node does not.
 */
export function isRangeError(error: unknown): boolean {
  if (!(error instanceof RpcError)) return false
  if (error.kind === 'timeout' || error.kind === 'rpc') return true
  return error.kind === 'http' && [413, 504].includes(error.code ?? 0)
}
