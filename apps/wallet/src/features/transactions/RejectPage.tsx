import {
  createSafeTransaction,
  type SafeTransaction,
} from '@strongroom/safe-protocol'
import { EmptyState, Notice } from '@strongroom/ui-kit'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { DraftReview } from '../review/DraftReview.tsx'

/** Proposes an empty call to the safe itself at a nonce, which voids rivals. */
export function RejectPage() {
  const { address } = useOpenSafe()
  const { nonce } = useSearch({ from: '/safe/transactions/reject' })
  const navigate = useNavigate()
  const draft = useMemo<Readonly<SafeTransaction> | undefined>(
    () =>
      nonce === undefined
        ? undefined
        : createSafeTransaction({ to: address, nonce: BigInt(nonce) }),
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
      onBack={() => void navigate({ to: '/transactions/queue' })}
    />
  )
}
