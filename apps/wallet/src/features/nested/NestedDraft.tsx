import { EmptyState, Notice } from '@strongroom/ui-kit'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Address, Hex } from 'viem'
import { buildBatch } from '../../chain/buildBatch.ts'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { PagePending } from '../../core/PagePending.tsx'
import { PlainTitle } from '../../core/PlainTitle.tsx'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useNestedTexts } from '../parents/texts.ts'
import { useSafeName } from '../parents/useSafeName.ts'
import { DraftReview } from '../review/DraftReview.tsx'
import { useQueueNonces } from '../review/useQueueNonces.ts'

/** Reviews a call of the open safe to one that it owns. */
export function NestedDraft({
  kind,
  child,
  data,
  carried,
}: {
  kind: 'approve' | 'execute'
  child: Address | undefined
  data: Hex | undefined
  /** A call to the child that carries the fields of the approved transaction. */
  carried?: Hex | undefined
}) {
  const t = useNestedTexts()
  const { isPending, nonce } = useQueueNonces()
  if (child === undefined || data === undefined)
    return (
      <EmptyState
        title={<PlainTitle>{t('missing')}</PlainTitle>}
        icon="search"
        actions={
          <ButtonLink to="/transactions/queue">{t('toQueue')}</ButtonLink>
        }
      >
        <p>{t('missingText')}</p>
      </EmptyState>
    )
  if (isPending) return <PagePending />
  return <Draft {...{ kind, child, data, carried }} nonce={nonce} />
}

function Draft({
  kind,
  child,
  data,
  carried,
  nonce,
}: {
  kind: 'approve' | 'execute'
  child: Address
  data: Hex
  carried: Hex | undefined
  nonce: bigint
}) {
  const t = useNestedTexts()
  const nameOf = useSafeName()
  const { address, chainId, version } = useOpenSafe()
  const { history } = useRouter()
  // The same object for as long as the review is open.
  const [transaction] = useState(() =>
    buildBatch(
      [...(carried ? [carried] : []), data].map((call) => ({
        ...{ to: child, value: 0n, data: call },
      })),
      { chainId, version, nonce },
    ),
  )
  const words = { name: nameOf(address), child: nameOf(child) }
  return (
    <DraftReview
      transaction={transaction}
      title={t(`${kind}Title`, words)}
      intro={
        <Notice tone="info" title={t(`${kind}Intro`, words)}>
          {t(carried ? 'carryIntroText' : `${kind}IntroText`, words)}
        </Notice>
      }
      onBack={() => history.back()}
    />
  )
}
