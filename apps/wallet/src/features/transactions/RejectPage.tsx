import {
  createSafeTransaction,
  type SafeTransaction,
} from '@strongroom/safe-protocol'
import { EmptyState, Notice } from '@strongroom/ui-kit'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { PlainTitle } from '../../core/PlainTitle.tsx'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { DraftReview } from '../review/DraftReview.tsx'
import { useRejectTexts } from './rejectTexts.ts'

/** Proposes an empty call to the safe itself at a nonce, which voids rivals. */
export function RejectPage() {
  const t = useRejectTexts()
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
      <EmptyState
        title={<PlainTitle>{t('unnamed')}</PlainTitle>}
        icon="warning"
      >
        <p>{t('unnamedText')}</p>
      </EmptyState>
    )
  return (
    // The key starts a new draft for another nonce.
    <DraftReview
      key={nonce}
      transaction={draft}
      title={t('title')}
      intro={
        <Notice
          tone="info"
          title={t('intro')}
          actions={
            <ButtonLink size="small" to="/send" search={{ nonce }}>
              {t('replace')}
            </ButtonLink>
          }
        >
          {t('introText', { nonce: String(nonce) })}
        </Notice>
      }
      onBack={() => void navigate({ to: '/transactions/queue' })}
    />
  )
}
