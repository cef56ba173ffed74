import type { CallNode } from '@strongroom/safe-protocol'
import {
  findRisks,
  type OwnerChange,
  type OwnerPolicy,
  readOwnerChange,
} from '@strongroom/safe-protocol/risks'
import type { Address } from 'viem'

/** A waiting transaction, from bytes that hash to its hash. */
export interface QueuedTransaction {
  readonly id: string
  readonly nonce: bigint
  readonly tree: CallNode
  /** Owners whose confirmations are valid. */
  readonly confirmed: readonly Address[]
}

/** A waiting transaction that changes the owners too. */
export interface QueuedChange {
  readonly id: string
  readonly nonce: bigint
  readonly change: OwnerChange
}

/** A change of the owners that waits before a nonce. */
export interface EarlierChange extends QueuedChange {
  /** It has all confirmations and fits the owners: `base` is its result. */
  readonly isCounted: boolean
}

/** What the transactions before a nonce make of the owners. */
export interface OwnersThen {
  /** Owners and threshold after the counted changes. */
  readonly base: OwnerPolicy
  /** Changes before it, and those at the same nonce. */
  readonly earlier: readonly EarlierChange[]
  readonly rivals: readonly QueuedChange[]
  /** Transactions before it that can be executed now. */
  readonly ready: readonly QueuedTransaction[]
}

const byNonce = (a: QueuedTransaction, b: QueuedTransaction) =>
  Number(a.nonce - b.nonce) || b.confirmed.length - a.confirmed.length

function changeOf(
  { id, nonce, tree }: QueuedTransaction,
  safe: Address,
  before: OwnerPolicy,
): QueuedChange | undefined {
  const risks = findRisks(tree, { safe, ...before })
  const change = readOwnerChange(risks, { safe, before })
  return change && { id, nonce, change }
}

/** Whether enough of these owners have confirmed. */
const isConfirmed = (
  { confirmed }: QueuedTransaction,
  { owners, threshold }: OwnerPolicy,
) => confirmed.filter(isAmong(owners)).length >= threshold

/** Tests whether an account is in a list. */
function isAmong(list: readonly Address[]) {
  const known = new Set(list.map((owner) => owner.toLowerCase()))
  return (owner: Address) => known.has(owner.toLowerCase())
}

/**
 * Plays the changes of owners that wait before a nonce and have all confirmations. One
 * owner alone can propose the others, so they change nothing here. Of several at one
 * nonce only one can run: the one with the most confirmations is played.
 */
export function ownersAt(
  queue: readonly QueuedTransaction[],
  { safe, now, nonce }: { safe: Address; now: OwnerPolicy; nonce: bigint },
): OwnersThen {
  const earlier: EarlierChange[] = []
  const rivals: QueuedChange[] = []
  const ready: QueuedTransaction[] = []
  let base = now
  let played: bigint | undefined
  for (const one of [...queue].sort(byNonce)) {
    if (one.nonce > nonce) break
    const isFirst = one.nonce !== played
    played = one.nonce
    const change = changeOf(one, safe, base)
    if (one.nonce === nonce) {
      if (change) rivals.push(change)
      continue
    }
    const isReady = isFirst && isConfirmed(one, base)
    if (isReady) ready.push(one)
    if (!change) continue
    const isCounted = isReady && !change.change.fault
    earlier.push({ ...change, isCounted })
    if (isCounted) base = change.change.after
  }
  return { base, earlier, rivals, ready }
}

/** What a change of owners does to a transaction that waits behind it. */
export type QueueEffect = { readonly id: string; readonly nonce: bigint } & (
  | { readonly kind: 'needs-more'; readonly more: number }
  | { readonly kind: 'stops-counting'; readonly owner: Address }
  | { readonly kind: 'no-longer-fits' }
)

/**
 * Lists what a change makes of the transactions behind its nonce: those that are ready
 * and would lack confirmations, confirmations of removed owners, and changes that would
 * no longer fit.
 */
export function effectsOn(
  queue: readonly QueuedTransaction[],
  {
    safe,
    now,
    change,
    nonce,
  }: {
    safe: Address
    now: OwnerPolicy
    change: OwnerChange
    nonce: bigint
  },
): QueueEffect[] {
  const { after, removed } = change
  return [...queue]
    .sort(byNonce)
    .filter((one) => one.nonce > nonce)
    .flatMap((one): QueueEffect[] => {
      const { id, confirmed } = one
      const place = { id, nonce: one.nonce }
      const counted = confirmed.filter(isAmong(after.owners)).length
      const isReady = confirmed.length >= now.threshold
      return [
        ...(isReady && counted < after.threshold
          ? [
              {
                ...place,
                kind: 'needs-more' as const,
                more: after.threshold - counted,
              },
            ]
          : []),
        ...confirmed.filter(isAmong(removed)).map((owner) => ({
          ...place,
          kind: 'stops-counting' as const,
          owner,
        })),
        ...(changeOf(one, safe, after)?.change.fault
          ? [{ ...place, kind: 'no-longer-fits' as const }]
          : []),
      ]
    })
}
