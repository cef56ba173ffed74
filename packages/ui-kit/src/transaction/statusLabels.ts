import type { TransactionItem } from '@strongroom/gateway-sdk'

/** What the states of a transaction are called. */
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
