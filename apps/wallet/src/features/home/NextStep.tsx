import type { TransactionItem } from '@strongroom/gateway-sdk'
import {
  type TransactionProof,
  useConnection,
  useSafeMessages,
} from '@strongroom/react-hooks'
import {
  ClaimMark,
  cleanText,
  defaultTransactionLabels,
  describeTransaction,
  ForeignText,
  Icon,
  type IconName,
  Skeleton,
  shortenAddress,
  TimeOfDay,
  TokenAmount,
  type TransactionLabels,
} from '@strongroom/ui-kit'
import { lazy, type ReactNode, Suspense } from 'react'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { useKitLabels } from '../../core/kitLabels.ts'
import { timeZone } from '../../core/timeZone.ts'
import { type OpenSafe, useOpenSafe } from '../../core/useOpenSafe.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import { nextStep, type Step } from '../transactions/nextStep.ts'
import type { useProvenQueue } from '../transactions/useProvenQueue.ts'
import { useHomeTexts } from './texts.ts'

// Shown with the proof, which waits for the network.
const MissingOwners = lazy(async () => {
  const { MissingOwners: component } = await import('./MissingOwners.tsx')
  return { default: component }
})

/** What the transaction does, in one sentence with its amounts. */
function ItemSentence({
  item,
  safe,
}: {
  item: TransactionItem
  safe: OpenSafe
}) {
  const t = useHomeTexts()
  const labels = useKitLabels().transaction
  const names = useNames(safe.chainId)
  const { txInfo, executionInfo } = item.transaction
  if (
    txInfo.type === 'Custom' &&
    txInfo.isCancellation &&
    executionInfo?.type === 'MULTISIG'
  )
    return t('rejection', { nonce: String(executionInfo.nonce) })
  const { title, subject, amounts, party } = describeTransaction(txInfo, {
    // Another language has all texts of the library.
    texts:
      (labels as TransactionLabels | undefined) ?? defaultTransactionLabels,
    nativeCurrency: safe.chain.nativeCurrency,
    executed: false,
  })
  return (
    <>
      {cleanText(title, 80).text}{' '}
      {amounts.map(({ sign, ...amount }) => (
        <span key={`${sign}`}>
          <TokenAmount {...amount} maxDecimals={6} />{' '}
        </span>
      ))}
      {subject && (
        <>
          <ForeignText value={subject} max={48} />{' '}
        </>
      )}
      {party && (
        <>
          {party.relation}{' '}
          <bdi>
            {nameOf(names, party.address) ?? shortenAddress(party.address)}
          </bdi>
        </>
      )}
    </>
  )
}

/** The note, when it was proposed, and who has confirmed or can. */
function ItemFacts({
  item,
  proof,
  chainId,
}: {
  item: TransactionItem
  proof: TransactionProof | undefined
  chainId: string
}) {
  const t = useHomeTexts()
  const { note, timestamp } = item.transaction
  return (
    <>
      {note && (
        <>
          <ForeignText value={note} max={80} /> <ClaimMark short />
          {' · '}
        </>
      )}
      {t.rich('proposed', {
        when: () => (
          <TimeOfDay
            timestamp={timestamp}
            timeZone={timeZone}
            precision="datetime"
          />
        ),
      })}{' '}
      {proof?.confirmations && (
        <Suspense>
          <MissingOwners
            chainId={chainId}
            confirmations={proof.confirmations}
          />
        </Suspense>
      )}
    </>
  )
}

/** Messages that the connected owner has not signed yet. */
function useMessagesToSign({ chainId, address }: OpenSafe): number {
  const { account } = useConnection()
  const { data } = useSafeMessages({ chainId, safeAddress: address })
  return (
    data?.pages
      .flatMap(({ results }) => results)
      .filter(
        (item) =>
          item.type === 'MESSAGE' &&
          item.status !== 'CONFIRMED' &&
          !item.confirmations.some(
            ({ owner }) => owner.value.toLowerCase() === account?.toLowerCase(),
          ),
      ).length ?? 0
  )
}

interface View {
  label: string
  icon: IconName
  tone?: 'you' | 'danger' | undefined
  what?: ReactNode
  facts?: ReactNode
  actions?: ReactNode
}

const reviewOf = (id: string | undefined, text: string) =>
  id !== undefined && (
    <ButtonLink variant="primary" to="/transactions/tx" search={{ id }}>
      {text}
    </ButtonLink>
  )

const queueLink = (text: string, variant: 'secondary' | 'ghost' = 'ghost') => (
  <ButtonLink variant={variant} to="/transactions/queue">
    {text}
  </ButtonLink>
)

/** Texts and ways on for each kind of step. */
function viewOf(
  t: ReturnType<typeof useHomeTexts>,
  step: Step,
  account: string | null,
  item: ReactNode,
  facts: ReactNode,
): View {
  const { kind, count, id } = step
  switch (kind) {
    case 'confirm':
      return {
        label:
          count === 1
            ? t('yourTurn')
            : t('yourTurnOf', { count: String(count) }),
        icon: 'user',
        tone: 'you',
        what: item,
        facts,
        actions: (
          <>
            {reviewOf(id, t('review'))}
            {count > 1 && queueLink(t('allYours', { count: String(count) }))}
          </>
        ),
      }
    case 'execute':
      return {
        label: t('ready'),
        icon: 'check',
        tone: 'you',
        what: item,
        facts,
        actions: reviewOf(id, t('review')),
      }
    case 'executing':
      return {
        label: t('executing'),
        icon: 'clock',
        what: item,
        facts: t('executingText'),
        actions: queueLink(t('viewQueue'), 'secondary'),
      }
    case 'alarm':
      return {
        label: t('doNotTrust'),
        icon: 'warning',
        tone: 'danger',
        what: t('contradicted', { count }),
        actions: reviewOf(id, t('review')),
      }
    case 'claimed':
      return {
        label: t('checking'),
        icon: 'clock',
        what: t('claimed', { count }),
        actions: queueLink(t('viewQueue'), 'secondary'),
      }
    case 'gap':
      return {
        label: t('blocked'),
        icon: 'warning',
        what: t('gap', { nonce: String(step.nonce) }),
        facts: t('gapText', { count }),
        actions: queueLink(t('viewQueue'), 'secondary'),
      }
    case 'wait':
      return {
        label: account === null ? t('waiting') : t('waitingForOthers'),
        icon: 'clock',
        what: item,
        facts,
        actions: queueLink(t('viewQueue'), 'secondary'),
      }
    case 'calm':
      return { label: t('queue'), icon: 'check', what: t('caughtUp') }
  }
}

/** What waits, and for whom: the one thing to do now. */
export function NextStep({
  proven: { queue, transactions: items, proofs },
}: {
  proven: ReturnType<typeof useProvenQueue>
}) {
  const t = useHomeTexts()
  const safe = useOpenSafe()
  const { account } = useConnection()
  const messages = useMessagesToSign(safe)
  if (queue.isPending && queue.failureCount === 0)
    return (
      <section className="app-turn">
        <Skeleton lines={3} label={t('loadingStep')} />
      </section>
    )
  const step = nextStep(items, proofs, account)
  const { item, proof } = step
  const isOwner = safe.owners.some(
    (owner) => owner.toLowerCase() === account?.toLowerCase(),
  )
  const asksMessage =
    isOwner && messages > 0 && !['confirm', 'execute'].includes(step.kind)
  const view: View =
    // The card of the queue shows the error; this one must not suggest that all
    // is well.
    queue.data === undefined
      ? {
          label: t('unknown'),
          icon: 'warning',
          what: t('unknownStep'),
          facts: t('unknownText'),
        }
      : asksMessage
        ? {
            label: t('yourTurn'),
            icon: 'message',
            tone: 'you',
            what: t('messages', { count: messages }),
            facts: t('messagesText'),
            actions: (
              <ButtonLink variant="primary" to="/messages">
                {t('review')}
              </ButtonLink>
            ),
          }
        : viewOf(
            t,
            step,
            account,
            item && <ItemSentence item={item} safe={safe} />,
            item && <ItemFacts {...{ item, proof, chainId: safe.chainId }} />,
          )
  return (
    <section className="app-turn" aria-labelledby="next-step">
      <h2 id="next-step" className="app-hero-label" data-tone={view.tone}>
        <Icon name={view.icon} /> {view.label}
      </h2>
      <p className="app-turn-what">
        {view.what}{' '}
        {item && proof?.isDescribed === false && step.kind !== 'alarm' && (
          <ClaimMark short />
        )}
      </p>
      {view.facts && <p className="app-hero-note">{view.facts}</p>}
      {view.actions && <div className="app-turn-actions">{view.actions}</div>}
    </section>
  )
}
