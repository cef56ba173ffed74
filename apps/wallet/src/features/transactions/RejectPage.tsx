import {
  createSafeTransaction,
  type SafeTransaction,
} from '@strongroom/safe-protocol'
import { EmptyState, Notice } from '@strongroom/ui-kit'
import { useMemo } from 'react'
import { useAppSearch, useGo, useSafeHref } from '../../core/navigation.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { DraftReview } from '../review/DraftReview.tsx'

/** Proposes an empty call to the safe itself at a nonce, which voids rivals. */
export function RejectPage() {
  const { address } = useOpenSafe()
  const { nonce } = useAppSearch()
  const link = useSafeHref()
  const go = useGo()
  const draft = useMemo<Readonly<SafeTransaction> | undefined>(
    () =>
      nonce !== undefined && /^\d{1,15}$/.test(nonce)
        ? createSafeTransaction({ to: address, nonce: BigInt(nonce) })
        : undefined,
    [address, nonce],
  )
  if (draft === undefined)
    return (
      <EmptyState title="There is nothing to reject" icon="warning">
        <p>The link does not name a nonce.</p>
      </EmptyState>
    )
  return (
    // The key starts a new draft for another nonce.
    <DraftReview
      key={nonce}
      transaction={draft}
      title="Reject on the chain"
      intro={
        <Notice tone="info" title="A rejection is a transaction too">
          It sends nothing, but it has to be confirmed and executed like any
          other, and executing costs a network fee. Once it ran, every other
          transaction with nonce {nonce} is void.
        </Notice>
      }
      onBack={() => go(link('/transactions/queue'))}
    />
  )
}
