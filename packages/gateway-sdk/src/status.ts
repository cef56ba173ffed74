import type { TransactionStatus } from './types/index.gen.ts'

/**
 * True while a transaction waits: for confirmations or for its execution.
 *
 * @example
 * import { isPending } from '@strongroom/gateway-sdk'
 *
 * isPending('AWAITING_EXECUTION') // true
 */
export function isPending(
  status: TransactionStatus,
): status is 'AWAITING_CONFIRMATIONS' | 'AWAITING_EXECUTION' {
  return status.startsWith('AWAITING')
}

/**
 * True for a final status, which only a reorg can change.
 *
 * @example
 * import { isFinal } from '@strongroom/gateway-sdk'
 *
 * isFinal('CANCELLED') // true
 */
export function isFinal(
  status: TransactionStatus,
): status is 'CANCELLED' | 'FAILED' | 'SUCCESS' {
  return !isPending(status)
}
