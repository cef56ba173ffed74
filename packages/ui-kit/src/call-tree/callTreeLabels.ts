/** Texts of `CallTree`. */
export interface CallTreeLabels {
  tree: string
  delegateCall: string
  delegateCallRisk: string
  /** `isBatch`: the contract is the batch contract of Safe. */
  trustedDelegateCall: (isBatch: boolean) => string
  unknown: string
  unknownRisk: string
  unusual: string
  tooDeep: string
  zeroMeansSelf: string
  /** A call whose hash the call around it approves. */
  approved: string
  /** Function and parameters have names of an ABI that somebody added. */
  fromAbi: string
  /** A call that only carries others. */
  batch: (count: number) => string
  /** Before the sentence of equal calls in a row. */
  times: (count: number) => string
  showEach: string
  /** The folded target, parameters and bytes of a call. */
  details: string
  raw: string
  bytes: (count: number) => string
  copyData: string
  noParameters: string
  calls: (count: number) => string
  /** Shows the calls before those that are shown. */
  previous: string
  /** Shows the next of as many calls as are left out. */
  more: (count: number) => string
  moreRisky: (count: number) => string
  /** Shows the next of those that need attention, and the calls after it. */
  nextRisky: string
  /** Values of a list that are left out. */
  moreValues: (count: number) => string
  copyValue: string
}

export const defaultCallTreeLabels: CallTreeLabels = {
  tree: 'Calls',
  delegateCall: 'Delegate call',
  delegateCallRisk:
    'This code runs with full control of the safe and can replace its owners and its contract.',
  trustedDelegateCall: (isBatch) =>
    isBatch
      ? 'Official batch contract (delegate call)'
      : 'Trusted contract (delegate call)',
  unknown: 'Unknown calldata',
  unknownRisk:
    'These bytes could not be decoded. Do not sign unless you know what they do.',
  unusual:
    'Decoded, but not encoded the usual way. Something may be hidden in these bytes.',
  tooDeep: 'There are further calls inside that are not shown.',
  zeroMeansSelf:
    'The batch names the zero address, which this contract turns into the safe itself.',
  approved: 'Approved, not run now',
  fromAbi: 'Names by an added ABI',
  batch: (count) =>
    count === 1 ? 'A batch of 1 call' : `A batch of ${count} calls`,
  times: (count) => `${count} ×`,
  showEach: 'Show each',
  details: 'Parameters',
  raw: 'Raw data',
  bytes: (count) => (count === 1 ? '1 byte' : `${count} bytes`),
  copyData: 'Copy raw data',
  noParameters: 'No parameters',
  calls: (count) => (count === 1 ? '1 call inside' : `${count} calls inside`),
  previous: 'Show the previous calls',
  more: (count) =>
    count === 1 ? 'Show 1 more call' : `Show more of ${count} calls`,
  moreRisky: (count) =>
    count === 1
      ? '1 of them needs attention'
      : `${count} of them need attention`,
  nextRisky: 'Show the next one that needs attention',
  moreValues: (count) =>
    `${count} more values are not shown. Copy the raw data to read all.`,
  copyValue: 'Copy value',
}
