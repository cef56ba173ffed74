import type { TransactionItem } from '@strongroom/gateway-sdk'
import type { ProofWord } from '@strongroom/react-hooks'

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
export interface ProvenLabels extends Record<ProofWord, string> {
  /** Word for a claimed wait, short enough for its mark. */
  waiting: string
  /** A word of the gateway's that is not proven. */
  claimed: (word: string) => string
  /** A record that contradicts its own bytes. */
  contradicted: string
}

export const defaultProvenLabels: ProvenLabels = {
  confirmations: 'Needs confirmations',
  turn: 'Waits for its turn',
  ready: 'Ready to execute',
  executing: 'Being executed',
  confirmed: 'Confirmed',
  claimed: (word) => `${word} (gateway)`,
  contradicted: 'Do not trust',
  waiting: 'Waiting',
  executed: 'Executed',
  failed: 'Failed',
  replaced: 'Replaced',
}
