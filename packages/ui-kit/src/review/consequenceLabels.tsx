import type { SimulationReview } from '@strongroom/react-hooks/review'

type Simulation = SimulationReview['simulation']
type Unknown = Extract<Simulation, { status: 'unknown' }>['reason']

/** The texts of `ConsequenceStrip`. */
export interface ConsequenceLabels {
  title: string
  waiting: string
  /** Where the result comes from. */
  simulated: (block: number) => string
  /** A second node says the same. */
  agreed: (block: number) => string
  /** There is a second node, and it did not answer. */
  alone: (block: number) => string
  unknown: Readonly<Record<Unknown, string>>
  /** The node says no more than that it goes through. */
  passed: string
  fails: string
  /** The safe has too little for a call. */
  shortage: string
  needed: string
  call: (number: number) => string
  usesNonce: string
  rawData: string
  before: string
  after: string
  unlimited: string
  allTokens: string
  unreadBalance: string
  settings: string
  added: string
  removed: string
  threshold: (before: number, after: number) => string
  moduleAdded: string
  moduleRemoved: string
  guard: string
  moduleGuard: string
  fallbackHandler: string
  singleton: string
  none: string
  approvals: string
  maySpend: string
  withdrawn: string
  nfts: string
  received: string
  sent: string
  refund: string
  nothingElse: string
  sameBalances: string
  sameOwners: string
  sameAllowances: string
  sameModules: string
  notSimulated: string
  skipped: (count: number) => string
  incomplete: string
}

export const defaultConsequenceLabels: ConsequenceLabels = {
  title: 'What happens',
  waiting: 'Not simulated yet.',
  simulated: (block) => `Simulated on your RPC, block ${block}`,
  agreed: (block) => `Two RPCs agree, block ${block}`,
  alone: (block) =>
    `Simulated on your RPC, block ${block}. The second RPC did not answer.`,
  unknown: {
    unsupported: 'Not simulated: your RPC cannot simulate this transaction.',
    unreachable: 'Not simulated: your RPC did not answer.',
    invalid: 'Not simulated: the answer of your RPC cannot be right.',
  },
  passed: 'It goes through. Your RPC cannot say what changes.',
  fails: 'This will fail',
  shortage: 'the safe has',
  needed: 'Needed:',
  call: (number) => `Call ${number} of the batch fails.`,
  usesNonce:
    'Executed nevertheless, it costs the fee and uses up the nonce without doing anything.',
  rawData: 'Raw revert data',
  before: 'Before',
  after: 'After',
  unlimited: 'unlimited',
  allTokens: 'all of its tokens',
  unreadBalance: 'Balance not readable',
  settings: 'Settings change',
  added: 'New owner:',
  removed: 'No longer an owner:',
  threshold: (before, after) =>
    `Confirmations needed: ${after} instead of ${before}`,
  moduleAdded: 'New module:',
  moduleRemoved: 'Module removed:',
  guard: 'Guard afterwards:',
  moduleGuard: 'Module guard afterwards:',
  fallbackHandler: 'Fallback handler afterwards:',
  singleton: 'Code of the safe afterwards:',
  none: 'none',
  approvals: 'Approvals',
  maySpend: 'may spend',
  withdrawn: 'may no longer spend',
  nfts: 'NFTs',
  received: 'Received',
  sent: 'Sent',
  refund: 'Paid for the execution',
  nothingElse: 'Nothing else changes',
  sameBalances: 'Balances',
  sameOwners: 'Owners and threshold',
  sameAllowances: 'Token allowances',
  sameModules: 'Modules and guard',
  notSimulated: 'Not simulated: owners, threshold, modules and guard',
  skipped: (count) =>
    count === 1
      ? 'Without the transaction before it.'
      : `Without the ${count} transactions before it.`,
  incomplete: 'More changes than are shown here.',
}
