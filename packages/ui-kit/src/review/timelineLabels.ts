/** Names of the entries of a timeline. */
export interface TimelineLabels {
  created: string
  createdByDelegate: string
  confirmed: string
  ready: string
  missing: (count: number) => string
  notConfirmed: string
  /** The same of the connected account, where its confirmation is asked for. */
  yourTurn: string
  /** Follows a signature of an account that does not own the safe. */
  noOwner: string
  executed: string
  failed: string
  /** A module did it, without any confirmation. */
  byModule: string
  /** Follows what no signature and no chain proves. */
  claimed: string
  /** The same for time and account of what the chain proves. */
  claimedTime: string
}

export const defaultTimelineLabels: TimelineLabels = {
  created: 'Created',
  createdByDelegate: 'Proposed by a delegate',
  confirmed: 'Confirmed',
  ready: 'Can be executed by anyone',
  missing: (count) =>
    `${count} more ${count === 1 ? 'confirmation' : 'confirmations'} needed from:`,
  notConfirmed: 'Not yet',
  yourTurn: 'Your turn',
  noOwner: 'Not an owner of this safe',
  executed: 'Executed',
  failed: 'Executed and failed',
  byModule: 'Executed by a module, without confirmations',
  claimed: 'According to the gateway',
  claimedTime: 'Time and account according to the gateway',
}
