import type { OwnerPolicy } from '@strongroom/safe-protocol/risks'
import type { Address } from 'viem'
import type { LocalStore } from '../../storage/createLocalStore.ts'
import { isRecord } from '../../storage/guards.ts'
import type { Stores } from '../../storage/stores.ts'
import {
  isThreshold,
  readAddresses,
  readPolicy,
} from '../owner-conflicts/seenChanges.ts'

/** Changes of owners and threshold that are not proposed yet. */
export interface OwnerDraft {
  /** Owners and threshold on the chain when the draft was made. */
  base: OwnerPolicy
  added: readonly Address[]
  removed: readonly Address[]
  /** Undefined: as it is. */
  threshold?: number
}

/** Drafts of this browser, by chain id and lower-case address of the safe. */
export type OwnerDrafts = Readonly<Record<string, OwnerDraft>>

/** Opens the store of drafts; no other page has to load it. */
export const openOwnerDrafts = (
  stores: Pick<Stores, 'open'>,
): LocalStore<OwnerDrafts> =>
  stores.open<OwnerDrafts>({
    name: 'owner-drafts',
    initial: {},
    parse: parseOwnerDrafts,
  })

/** Key of a safe's draft. */
export const draftKey = (chainId: string, safe: Address) =>
  `${chainId}:${safe.toLowerCase()}`

/** The drafts that can be read; others are left out. */
export function parseOwnerDrafts(value: unknown): OwnerDrafts | undefined {
  if (!isRecord(value)) return undefined
  const drafts = Object.entries(value).flatMap(([key, entry]) => {
    if (!isRecord(entry)) return []
    const { added, removed, threshold } = entry
    const base = readPolicy(entry['base'])
    if (!base) return []
    const draft: OwnerDraft = {
      base,
      added: readAddresses(added),
      removed: readAddresses(removed),
      ...(isThreshold(threshold) && { threshold }),
    }
    return [[key, draft] as const]
  })
  return Object.fromEntries(drafts)
}

/** What a draft changes, as text: two drafts that ask for the same have the same. */
export const writeChange = ({ added, removed, threshold }: OwnerDraft) =>
  JSON.stringify([added, removed, threshold])

const has = (list: readonly Address[], owner: Address) =>
  list.some((entry) => entry.toLowerCase() === owner.toLowerCase())

/**
 * Owners and threshold that a draft asks for.
 *
 * @param base owners that it starts from: those of today, or those after the queue
 * @param now threshold of today, which stays where the draft names none: the queue must
 * not lower it unseen
 */
export function wantedOf(
  base: OwnerPolicy,
  draft: OwnerDraft | undefined,
  now: Pick<OwnerPolicy, 'threshold'> = base,
): OwnerPolicy {
  if (draft === undefined) return base
  const { added, removed } = draft
  const owners = [
    ...base.owners.filter((owner) => !has(removed, owner)),
    ...added.filter((owner) => !has(base.owners, owner)),
  ]
  const threshold = draft.threshold ?? now.threshold
  return { owners, threshold: Math.max(1, Math.min(threshold, owners.length)) }
}

/** Number of changes that people count: each owner, and the threshold. */
export function countChanges(now: OwnerPolicy, draft: OwnerDraft): number {
  const { threshold } = wantedOf(now, draft)
  return (
    draft.added.length +
    draft.removed.length +
    (threshold === now.threshold ? 0 : 1)
  )
}

/**
 * Rebases the draft on the present owners and drops changes that the safe already has.
 * @returns undefined if no change remains
 */
export function rebase(
  draft: OwnerDraft,
  now: OwnerPolicy,
): OwnerDraft | undefined {
  const { threshold, ...rest } = draft
  const next: OwnerDraft = {
    ...rest,
    base: now,
    added: draft.added.filter((owner) => !has(now.owners, owner)),
    removed: draft.removed.filter((owner) => has(now.owners, owner)),
    ...(threshold !== undefined &&
      threshold !== now.threshold && { threshold }),
  }
  return countChanges(now, next) > 0 ? next : undefined
}
