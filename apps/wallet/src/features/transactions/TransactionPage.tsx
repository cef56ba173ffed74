import { useTransactionReview } from '@strongroom/react-hooks/review'
import { EmptyState, isWaiting } from '@strongroom/ui-kit'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { PlainTitle } from '../../core/PlainTitle.tsx'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useOwnAbis } from '../../core/useOwnAbis.ts'
import { usePageTitle } from '../../core/usePageTitle.ts'
import { useServices } from '../../core/useServices.ts'
import { useStore } from '../../storage/useStore.ts'
import { useKnownAddresses } from '../address-book/useKnownAddresses.ts'
import { ReviewDetails } from '../review/ReviewDetails.tsx'
import { SignedMessage } from '../review/SignedMessage.tsx'
import { useTransactionTexts } from './transactionTexts.ts'

// The notice of an execution's result appears after it.
const OutcomeNotice = lazy(async () => {
  const { OutcomeNotice: component } = await import(
    '../execution/OutcomeNotice.tsx'
  )
  return { default: component }
})

// Only an execution that is under way.
const SlowExecution = lazy(async () => {
  const { SlowExecution: component } = await import(
    '../execution/SlowExecution.tsx'
  )
  return { default: component }
})

// A relay that was given up is rare.
const RelayNotice = lazy(async () => {
  const { RelayNotice: component } = await import(
    '../execution/RelayNotice.tsx'
  )
  return { default: component }
})

// Names and links for other owners, below everything that is checked.
const Reminders = lazy(async () => {
  const { Reminders: component } = await import('./Reminders.tsx')
  return { default: component }
})

// The gateway gives nearly every record.
const LocalCopy = lazy(async () => {
  const { LocalCopy: component } = await import('../bundles/LocalCopy.tsx')
  return { default: component }
})

// Only what was executed can be sent again.
const SendAgain = lazy(async () => {
  const { SendAgain: component } = await import('./SendAgain.tsx')
  return { default: component }
})

/** One transaction: its effect, the result of the checks, and the next step. */
export function TransactionPage() {
  const t = useTransactionTexts()
  const safe = useOpenSafe()
  const { id } = useSearch({ from: '/safe/transactions/tx' })
  if (id === undefined)
    return (
      <EmptyState
        title={<PlainTitle>{t('unnamed')}</PlainTitle>}
        icon="search"
        actions={
          <ButtonLink to="/transactions/queue">{t('toQueue')}</ButtonLink>
        }
      >
        <p>{t('unnamedText')}</p>
      </EmptyState>
    )
  // The key starts a new review for another transaction.
  return <KnownTransaction key={`${safe.ref} ${id}`} id={id} safe={safe} />
}

export function KnownTransaction({ id, safe }: { id: string; safe: OpenSafe }) {
  const t = useTransactionTexts()
  const navigate = useNavigate()
  const { rawHex } = useStore(useServices().stores.settings)
  const [message, setMessage] = useState<string>()
  const review = useTransactionReview({
    chainId: safe.chainId,
    safeAddress: safe.address,
    transactionId: id,
    message,
    known: useKnownAddresses(safe.chainId),
    abis: useOwnAbis(safe.chainId),
    allowRawHex: rawHex === true,
  })
  const { status, verification } = review
  const isShown = status !== 'loading' && status !== 'failed'
  const waits = isShown && isWaiting(review)
  const waited = useRef(waits)
  useEffect(() => {
    // The button that had the focus went away with its bar.
    if (waited.current && !waits && document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true })
    waited.current = waits
  }, [waits])
  const nonce = verification?.transaction?.nonce
  const title =
    nonce === undefined ? t('title') : t('titleOf', { nonce: String(nonce) })
  usePageTitle(title, { byHeading: true })
  const { outcome, isIndexed, relay, txHash, submitted } =
    review.execution ?? {}
  const isEnd = outcome?.status === 'success' || outcome?.status === 'failed'
  return (
    <ReviewDetails
      safe={safe}
      review={review}
      heading={
        <Link to={waits ? '/transactions/queue' : '/transactions/history'}>
          {t(waits ? 'queue' : 'history')}
        </Link>
      }
      link={location.href}
      outcome={
        (outcome || verification?.proven?.word === 'failed') && (
          <Suspense>
            <OutcomeNotice
              outcome={outcome ?? { status: 'failed' }}
              isAwaited={isEnd && !isIndexed && !verification?.proven}
            />
          </Suspense>
        )
      }
      failedActions={
        <>
          <Suspense>
            <LocalCopy safe={safe} hash={id.slice(-66)} />
          </Suspense>
          <ButtonLink to="/transactions/queue">{t('toQueue')}</ButtonLink>
        </>
      }
      notices={
        waits ? (
          <>
            {relay?.isReleased && !outcome && (
              <Suspense>
                <RelayNotice />
              </Suspense>
            )}
            {txHash && submitted && !outcome && !relay && (
              <Suspense>
                <SlowExecution review={review} submitted={submitted} />
              </Suspense>
            )}
            <SignedMessage
              safe={safe}
              review={review}
              message={message}
              onPasted={setMessage}
            />
          </>
        ) : (
          verification?.proven?.word === 'executed' &&
          verification.transaction && (
            <Suspense>
              <SendAgain transaction={verification.transaction} />
            </Suspense>
          )
        )
      }
      aside={
        waits &&
        verification?.status === 'verified' && (
          <Suspense>
            <Reminders safe={safe} review={review} />
          </Suspense>
        )
      }
      renderRejectLink={
        <Link to="/transactions/reject" search={{ nonce: String(nonce) }} />
      }
      onDone={(action, { problem }) => {
        if (action === 'delete' && !problem)
          void navigate({ to: '/transactions/queue' })
      }}
    />
  )
}
