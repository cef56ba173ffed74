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
} from '@strongroom/ui-kit'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { type OpenSafe, useOpenSafe } from '../../core/useOpenSafe.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import { nextStep, type Step } from '../transactions/nextStep.ts'
import { timeZone } from '../transactions/timeZone.ts'
import type { useProvenQueue } from '../transactions/useProvenQueue.ts'
import { describeMissing } from './describeMissing.ts'

/** What the transaction does, in one sentence with its amounts. */
function ItemSentence({
  item,
  safe,
}: {
  item: TransactionItem
  safe: OpenSafe
}) {
  const names = useNames(safe.chainId)
  const { txInfo, executionInfo } = item.transaction
  if (
    txInfo.type === 'Custom' &&
    txInfo.isCancellation &&
    executionInfo?.type === 'MULTISIG'
  )
    return `Reject: cancels every transaction with nonce ${executionInfo.nonce}`
  const { title, subject, amounts, party } = describeTransaction(txInfo, {
    texts: defaultTransactionLabels,
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
  safe,
}: {
  item: TransactionItem
  proof: TransactionProof | undefined
  safe: OpenSafe
}) {
  const names = useNames(safe.chainId)
  const { account } = useConnection()
  const { note, timestamp } = item.transaction
  return (
    <>
      {note && (
        <>
          <ForeignText value={note} max={80} /> <ClaimMark short />
          {' · '}
        </>
      )}
      Proposed{' '}
      <TimeOfDay
        timestamp={timestamp}
        timeZone={timeZone}
        precision="datetime"
      />
      .{' '}
      {proof?.confirmations &&
        describeMissing(
          proof.confirmations,
          (owner) => nameOf(names, owner) ?? shortenAddress(owner),
          account,
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

const reviewOf = (id: string | undefined) =>
  id !== undefined && (
    <ButtonLink variant="primary" to="/transactions/tx" search={{ id }}>
      Review
    </ButtonLink>
  )

const queueLink = (text: string, variant: 'secondary' | 'ghost' = 'ghost') => (
  <ButtonLink variant={variant} to="/transactions/queue">
    {text}
  </ButtonLink>
)

const transactions = (count: number) =>
  count === 1 ? 'One transaction' : `${count} transactions`

/** Texts and ways on for each kind of step. */
function viewOf(
  step: Step,
  account: string | null,
  item: ReactNode,
  facts: ReactNode,
): View {
  const { kind, count, id } = step
  switch (kind) {
    case 'confirm':
      return {
        label: count === 1 ? 'Your turn' : `Your turn · 1 of ${count}`,
        icon: 'user',
        tone: 'you',
        what: item,
        facts,
        actions: (
          <>
            {reviewOf(id)}
            {count > 1 && queueLink(`All ${count} that need you`)}
          </>
        ),
      }
    case 'execute':
      return {
        label: 'Ready to execute',
        icon: 'check',
        tone: 'you',
        what: item,
        facts,
        actions: reviewOf(id),
      }
    case 'executing':
      return {
        label: 'Being executed',
        icon: 'clock',
        what: item,
        facts: 'The result shows up here.',
        actions: queueLink('View queue', 'secondary'),
      }
    case 'alarm':
      return {
        label: 'Do not trust',
        icon: 'warning',
        tone: 'danger',
        what: `The gateway’s word on ${transactions(count).toLowerCase()} contradicts the chain`,
        actions: reviewOf(id),
      }
    case 'claimed':
      return {
        label: 'Checking',
        icon: 'clock',
        what: `${transactions(count)} waiting, according to the gateway`,
        actions: queueLink('View queue', 'secondary'),
      }
    case 'gap':
      return {
        label: 'Queue blocked',
        icon: 'warning',
        what: `Nonce ${step.nonce} is empty`,
        facts: `${count === 1 ? 'A later transaction is' : `${count} later transactions are`} blocked until it is filled.`,
        actions: queueLink('View queue', 'secondary'),
      }
    case 'wait':
      return {
        label:
          account === null ? 'Waiting for confirmations' : 'Waiting for others',
        icon: 'clock',
        what: item,
        facts,
        actions: queueLink('View queue', 'secondary'),
      }
    case 'calm':
      return { label: 'Queue', icon: 'check', what: 'You’re all caught up' }
  }
}

/** What waits, and for whom: the one thing to do now. */
export function NextStep({
  proven: { queue, transactions: items, proofs },
}: {
  proven: ReturnType<typeof useProvenQueue>
}) {
  const safe = useOpenSafe()
  const { account } = useConnection()
  const messages = useMessagesToSign(safe)
  if (queue.isPending && queue.failureCount === 0)
    return (
      <section className="app-turn">
        <Skeleton lines={3} label="Loading what needs you" />
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
          label: 'Queue unknown',
          icon: 'warning',
          what: 'We couldn’t check what needs you',
          facts: 'The gateway keeps the queue and did not answer.',
        }
      : asksMessage
        ? {
            label: 'Your turn',
            icon: 'message',
            tone: 'you',
            what:
              messages === 1
                ? 'A message needs your signature'
                : `${messages} messages need your signature`,
            facts: 'Signed without a transaction and without a fee.',
            actions: (
              <ButtonLink variant="primary" to="/messages">
                Review
              </ButtonLink>
            ),
          }
        : viewOf(
            step,
            account,
            item && <ItemSentence item={item} safe={safe} />,
            item && <ItemFacts {...{ item, proof, safe }} />,
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
