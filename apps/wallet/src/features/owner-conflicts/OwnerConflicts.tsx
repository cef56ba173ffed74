import type { UseTransactionReviewResult } from '@strongroom/react-hooks/review'
import {
  type OwnerPolicy,
  readOwnerChange,
} from '@strongroom/safe-protocol/risks'
import { Notice } from '@strongroom/ui-kit'
import { useEffect, useMemo } from 'react'
import type { Address } from 'viem'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useServices } from '../../core/useServices.ts'
import { useStore } from '../../storage/useStore.ts'
import { useNames } from '../address-book/useNames.ts'
import { useOwnerChangeTexts } from './changeTexts.ts'
import { QueueNotices } from './QueueNotices.tsx'
import { effectsOn, ownersAt } from './queueEffects.ts'
import { isOtherPolicy, keepSeen, openSeenChanges } from './seenChanges.ts'
import { useQueuedTransactions } from './useQueuedTransactions.ts'

/** Owners and threshold when this browser first showed the change. */
function useFirstSeen(hash: string, now: OwnerPolicy): OwnerPolicy | undefined {
  const { stores } = useServices()
  const store = useMemo(() => openSeenChanges(stores), [stores])
  const { [hash]: first } = useStore(store)
  useEffect(() => {
    if (!first) store.set((seen) => keepSeen(seen, hash, now))
  }, [first, store, hash, now])
  return first
}

/**
 * What speaks against a change of owners besides its own bytes: others in the queue, and
 * owners or a threshold that have changed since this browser first showed it.
 */
function Conflicts({
  safe,
  review,
  hash,
  nonce,
  now,
  onOwnersThen,
}: {
  safe: OpenSafe
  review: UseTransactionReviewResult
  onOwnersThen: (policy: OwnerPolicy | undefined) => void
  hash: string
  nonce: bigint
  now: OwnerPolicy
}) {
  const t = useOwnerChangeTexts()
  const names = useNames(safe.chainId)
  const { queue, unread } = useQueuedTransactions(safe)
  const first = useFirstSeen(hash, now)
  const findings = (review.verdict?.reasons ?? []).map(({ finding }) => finding)
  const { address } = safe
  const others = queue.filter(({ id }) => !id.endsWith(hash))
  const then = ownersAt(others, { safe: address, now, nonce })
  const { owners, threshold } = then.base
  const isOther = isOtherPolicy(then.base, now)
  const list = owners.join()
  useEffect(() => {
    const base = { owners: list.split(',') as Address[], threshold }
    onOwnersThen(isOther ? base : undefined)
    return () => onOwnersThen(undefined)
  }, [list, threshold, isOther, onOwnersThen])
  const before = then.base
  const change = readOwnerChange(findings, { safe: address, before })
  const share = ({ threshold, owners }: OwnerPolicy) =>
    t('share', {
      threshold: String(threshold),
      owners: String(owners.length),
    })
  return (
    <>
      {first && isOtherPolicy(first, now) && (
        <Notice tone="warning" role="alert" title={t('seen')}>
          {t('seenText', { before: share(first), now: share(now) })}
        </Notice>
      )}
      <QueueNotices
        isReview
        then={then}
        effects={
          change
            ? effectsOn(others, { ...{ safe: address, now, change, nonce } })
            : []
        }
        unread={unread}
        names={names}
      />
    </>
  )
}

/** The conflicts of a reviewed change of owners, once its bytes are read. */
export function OwnerConflicts({
  safe,
  review,
  onOwnersThen,
}: {
  safe: OpenSafe
  review: UseTransactionReviewResult
  /**
   * Called with the owners when its turn comes, where they are not those of today. The
   * same function for all renders.
   */
  onOwnersThen: (policy: OwnerPolicy | undefined) => void
}) {
  const { hashes, transaction, chain } = review.verification ?? {}
  if (!hashes || !transaction || !chain) return null
  return (
    <Conflicts
      {...{ safe, review, onOwnersThen }}
      hash={hashes.safeTxHash}
      nonce={transaction.nonce}
      now={chain}
    />
  )
}
