import type { TransactionItem } from '@strongroom/gateway-sdk'

/** Names of the states of a transaction. */
export type StatusLabels = Record<
  TransactionItem['transaction']['txStatus'],
  string
>

export const defaultStatusLabels: StatusLabels = {
  AWAITING_CONFIRMATIONS: 'Needs confirmations',
  AWAITING_EXECUTION: 'Ready to execute',
  CANCELLED: 'Replaced',
  FAILED: 'Failed',
  SUCCESS: 'Executed',
}
