/** Names of the entries of a timeline. */
export interface TimelineLabels {
  created: string
  createdByDelegate: string
  confirmed: string
  ready: string
  missing: (count: number) => string
  notConfirmed: string
  executed: string
  failed: string
  /** A module did it, without any confirmation. */
  byModule: string
  /** Follows what no signature and no chain proves. */
  claimed: string
}

export const defaultTimelineLabels: TimelineLabels = {
  created: 'Created',
  createdByDelegate: 'Proposed by a delegate',
  confirmed: 'Confirmed',
  ready: 'Can be executed by anyone',
  missing: (count) => `${count} of these owners must still confirm`,
  notConfirmed: 'Not confirmed yet',
  executed: 'Executed',
  failed: 'Executed and failed',
  byModule: 'Executed by a module, without confirmations',
  claimed: 'According to the gateway',
}
