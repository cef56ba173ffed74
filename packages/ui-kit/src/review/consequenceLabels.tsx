import type { SimulationReview } from '@strongroom/react-hooks/review'
import type { ReactNode } from 'react'
import { describeResets } from '../spending-limit/describeResets.ts'

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
  unlimitedOf: (token: ReactNode) => ReactNode
  everyNft: (collection: ReactNode) => ReactNode
  unreadBalance: string
  settings: string
  added: string
  removed: string
  threshold: (before: number, after: number) => string
  /** How many owners must confirm, before and after. */
  required: (threshold: number, owners: number) => string
  moduleAdded: string
  moduleRemoved: string
  guard: (after: ReactNode, before: ReactNode) => ReactNode
  moduleGuard: (after: ReactNode, before: ReactNode) => ReactNode
  fallbackHandler: (after: ReactNode, before: ReactNode) => ReactNode
  singleton: (after: ReactNode, before: ReactNode) => ReactNode
  none: string
  /** Spending limits that change. */
  limits: string
  /** `spent`: what already counts as spent. */
  limit: (
    amount: ReactNode,
    resetMinutes: number,
    spent: ReactNode | undefined,
  ) => ReactNode
  limitUnread: string
  approvals: string
  maySpend: (spender: ReactNode, amount: ReactNode) => ReactNode
  withdrawn: (spender: ReactNode, token: ReactNode) => ReactNode
  /** The same for NFTs. */
  mayTake: (spender: ReactNode, nft: ReactNode) => ReactNode
  notTake: (spender: ReactNode, nft: ReactNode) => ReactNode
  /** What a spender may take now. */
  allowedNow: (amount: ReactNode) => ReactNode
  /** What is left of an allowance that the execution itself uses. */
  allowedAfter: (amount: ReactNode) => ReactNode
  /** A contract keeps the allowance in the token's place. */
  through: (contract: ReactNode) => ReactNode
  nfts: string
  received: string
  sent: string
  /** The safe pays for its execution; without a receiver, its sender is paid. */
  refund: (amount: ReactNode, receiver: ReactNode | undefined) => ReactNode
  /** What the network takes of the account that executes. */
  fee: (amount: ReactNode) => ReactNode
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
  unlimitedOf: (token) => <>unlimited {token}</>,
  everyNft: (collection) => <>every NFT of {collection}</>,
  unreadBalance: 'Balance not readable',
  settings: 'Settings change',
  added: 'New owner:',
  removed: 'No longer an owner:',
  threshold: (before, after) =>
    `Confirmations needed: ${after} instead of ${before}`,
  required: (threshold, owners) => `${threshold} of ${owners}:`,
  moduleAdded: 'New module:',
  moduleRemoved: 'Module removed:',
  guard: (after, before) => (
    <>
      Guard: {after} instead of {before}
    </>
  ),
  moduleGuard: (after, before) => (
    <>
      Module guard: {after} instead of {before}
    </>
  ),
  fallbackHandler: (after, before) => (
    <>
      Fallback handler: {after} instead of {before}
    </>
  ),
  singleton: (after, before) => (
    <>
      Code of the safe: {after} instead of {before}
    </>
  ),
  none: 'none',
  limits: 'Spending limits',
  limit: (amount, resetMinutes, spent) => (
    <>
      {amount} {describeResets(resetMinutes)}
      {spent && <> ({spent} spent)</>}
    </>
  ),
  limitUnread: 'not readable',
  approvals: 'Approvals',
  maySpend: (spender, amount) => (
    <>
      {spender} may spend up to {amount}
    </>
  ),
  withdrawn: (spender, token) => (
    <>
      {spender} may no longer spend {token}
    </>
  ),
  mayTake: (spender, nft) => (
    <>
      {spender} may take {nft}
    </>
  ),
  notTake: (spender, nft) => (
    <>
      {spender} may no longer take {nft}
    </>
  ),
  allowedNow: (amount) => <>now {amount}</>,
  allowedAfter: (amount) => <>{amount} is left afterwards</>,
  through: (contract) => <>kept by {contract}</>,
  nfts: 'NFTs',
  received: 'Received',
  sent: 'Sent',
  refund: (amount, receiver) => (
    <>
      For its execution the safe pays about {amount} to{' '}
      {receiver ?? 'the account that executes it'}.
    </>
  ),
  fee: (amount) => (
    <>
      Network fee: about {amount}, an estimate. The account that executes pays
      it.
    </>
  ),
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
