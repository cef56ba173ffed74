import { createSafeTransaction } from '@strongroom/safe-protocol'
import { Button, EmptyState, ForeignText } from '@strongroom/ui-kit'
import { type ReactNode, useState } from 'react'
import type { Address, Hex } from 'viem'
import {
  type BatchCall,
  buildBatch,
  type GasTerms,
} from '../../chain/buildBatch.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { DraftReview } from './DraftReview.tsx'
import { useReviewTexts } from './texts.ts'

/** A call that runs the code of a library as the safe. */
export interface LibraryCall {
  to: Address
  data: Hex
}

/** Reviews calls as one transaction of the safe, several as a batch. */
export function CallsReview({
  calls = [],
  delegate,
  nonce,
  gas,
  note = '',
  origin,
  title,
  intro,
  replacesQueued,
  onBack,
  onDone,
}: {
  calls?: readonly BatchCall[] | undefined
  delegate?: LibraryCall | undefined
  nonce: bigint
  gas?: Partial<GasTerms> | undefined
  /** For the other owners; not signed. */
  note?: string | undefined
  /** The note as the gateway keeps it with the proposal. */
  origin?: string | undefined
  title?: string | undefined
  intro?: ReactNode
  /** It takes the nonce of another one on purpose. */
  replacesQueued?: boolean | undefined
  onBack: () => void
  /** Called once the gateway or the chain has the transaction. */
  onDone: () => void
}) {
  const t = useReviewTexts()
  const { chainId, version } = useOpenSafe()
  // The same object for as long as the review is open.
  const [transaction] = useState(() => {
    try {
      return delegate
        ? createSafeTransaction({ ...delegate, ...gas, operation: 1, nonce })
        : buildBatch(calls, { chainId, version, nonce }, gas)
    } catch {
      return undefined
    }
  })
  if (transaction === undefined)
    return (
      <EmptyState
        title={t('noBatch')}
        icon="warning"
        actions={<Button onClick={onBack}>{t('back')}</Button>}
      >
        <p>{t('noBatchText')}</p>
      </EmptyState>
    )
  return (
    <DraftReview
      transaction={transaction}
      title={title}
      origin={origin}
      replacesQueued={replacesQueued}
      intro={
        <>
          {intro}
          {note !== '' && (
            <p className="app-advice">
              {t.rich('note', {
                note: () => <ForeignText value={note} max={200} />,
              })}
            </p>
          )}
        </>
      }
      onBack={onBack}
      onDone={onDone}
    />
  )
}
