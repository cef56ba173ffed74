import type { TransactionItem } from '@strongroom/gateway-sdk'
import type { StatusWord } from '@strongroom/react-hooks'

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

/** Names of the states that the chain proves. */
export interface ProvenLabels extends Record<ProvenWord, string> {
  /** A word of the gateway's that is not proven. */
  claimed: (word: string) => string
}

/**
 * State that is proven by the chain, or by an execution from this browser.
 * `confirmed`: complete, but it cannot or must not run now.
 */
export type ProvenWord = StatusWord | 'executing' | 'confirmed'

export const defaultProvenLabels: ProvenLabels = {
  confirmations: 'Needs confirmations',
  turn: 'Waits for its turn',
  ready: 'Ready to execute',
  executing: 'Being executed',
  confirmed: 'Confirmed',
  claimed: (word) => `${word} (gateway)`,
  executed: 'Executed',
  failed: 'Failed',
  replaced: 'Replaced',
}
