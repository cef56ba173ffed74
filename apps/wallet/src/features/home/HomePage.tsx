import { useSafeMessages } from '@strongroom/react-hooks'
import { EmptyState, Skeleton, shortenAddress } from '@strongroom/ui-kit'
import { lazy, Suspense } from 'react'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { lazyAfterFirstScreen } from '../../core/firstScreen.ts'
import { PageTop } from '../../core/PageTop.tsx'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useAddressName } from '../address-book/useNames.ts'
import { useAssets } from '../balances/useAssets.ts'
import { firstBlocks } from '../transactions/groupQueue.ts'
import { QueueBlocks } from '../transactions/QueueBlocks.tsx'
import { useProvenQueue } from '../transactions/useProvenQueue.ts'
import { HomeCard } from './HomeCard.tsx'
import { NextStep } from './NextStep.tsx'
import { QuickActions } from './QuickActions.tsx'
import { TotalValue } from './TotalValue.tsx'
import { useHomeTexts } from './texts.ts'
import './home.css'

/** Rows of each card: all cards are in sight on a desk without scrolling. */
const rows = 3

// Below the first rows, with code that the first screen does not need.
const Alerts = lazyAfterFirstScreen(
  async () => (await import('./Alerts.tsx')).Alerts,
)
// Only a safe that holds nothing shows these two.
const FirstSteps = lazy(async () => {
  const { FirstSteps: component } = await import('../funding/FirstSteps.tsx')
  return { default: component }
})
const QueueSteps = lazyAfterFirstScreen(
  async () => (await import('../funding/FirstSteps.tsx')).QueueSteps,
)
// Only without a gateway.
const LocalQueue = lazy(async () => {
  const { LocalQueue: component } = await import(
    '../without-gateway/LocalQueue.tsx'
  )
  return { default: component }
})
const HomeDetails = lazyAfterFirstScreen(
  async () => (await import('./HomeDetails.tsx')).HomeDetails,
)
const AssetsExcerpt = lazyAfterFirstScreen(
  async () => (await import('./HomeDetails.tsx')).AssetsExcerpt,
)
const MessagesExcerpt = lazyAfterFirstScreen(
  async () => (await import('./HomeDetails.tsx')).MessagesExcerpt,
)

/** The first transactions of the queue. */
function QueueExcerpt({
  proven: { queue, items, blocks },
  isNew,
}: {
  proven: ReturnType<typeof useProvenQueue>
  isNew: boolean
}) {
  const t = useHomeTexts()
  const safe = useOpenSafe()
  if (queue.data === undefined && queue.failureCount > 0)
    return (
      <Suspense fallback={<Skeleton shape="row" lines={rows} />}>
        <LocalQueue safe={safe} limit={rows} />
      </Suspense>
    )
  if (queue.isPending) return <Skeleton shape="row" lines={rows} />
  if (items.length === 0)
    return (
      <>
        <EmptyState title={t('noPending')} icon="check">
          <p>{t('noPendingText')}</p>
        </EmptyState>
        <Suspense>{isNew && <QueueSteps />}</Suspense>
      </>
    )
  return <QueueBlocks blocks={firstBlocks(blocks, rows)} safe={safe} />
}

/** How much is here, what waits for whom, and what happened last. */
export function HomePage() {
  const t = useHomeTexts()
  const safe = useOpenSafe()
  const name = useAddressName(safe.chainId, safe.address)
  const assets = useAssets()
  const proven = useProvenQueue(safe)
  const { queue, transactions } = proven
  const messages = useSafeMessages({
    chainId: safe.chainId,
    safeAddress: safe.address,
  })
  const isNew =
    safe.nonce === 0 &&
    assets.balances.data?.items.every(({ balance }) => balance === '0') ===
      true &&
    queue.data?.pages.every(({ results }) => results.length === 0) === true
  const held = assets.items.filter(({ balance }) => balance !== '0').length
  // The cards appear in order, so that the layout stays in place.
  const knowsQueue = !queue.isPending || queue.failureCount > 0
  const knowsMessages = !messages.isPending || messages.failureCount > 0
  const knowsAll = knowsQueue && knowsMessages && assets.isSettled
  const more = queue.hasNextPage ? '+' : ''
  return (
    <div className="app-home">
      <PageTop
        title={name ?? shortenAddress(safe.address)}
        actions={!isNew && <QuickActions />}
      />
      <Suspense>
        <Alerts />
      </Suspense>
      {isNew ? (
        <Suspense fallback={<Skeleton lines={6} />}>
          <FirstSteps />
        </Suspense>
      ) : (
        <div className="sr-card app-hero">
          <TotalValue assets={assets} />
          <NextStep proven={proven} />
        </div>
      )}
      <div className="app-home-columns">
        <HomeCard
          title={t('queue')}
          count={queue.data && `${transactions.length}${more}`}
          link={
            <ButtonLink variant="ghost" size="small" to="/transactions/queue">
              {t('viewQueue')}
            </ButtonLink>
          }
        >
          <QueueExcerpt proven={proven} isNew={isNew} />
          {knowsAll && (
            <Suspense>
              <MessagesExcerpt limit={1} />
            </Suspense>
          )}
        </HomeCard>
        {knowsQueue && (
          <HomeCard
            title={t('assets')}
            count={assets.balances.data && held}
            link={
              <ButtonLink variant="ghost" size="small" to="/balances">
                {t('viewAssets')}
              </ButtonLink>
            }
          >
            <Suspense fallback={<Skeleton shape="row" lines={rows} />}>
              <AssetsExcerpt assets={assets} limit={rows + 1} />
            </Suspense>
          </HomeCard>
        )}
      </div>
      {knowsAll && (
        <Suspense>
          <HomeDetails rows={rows} />
        </Suspense>
      )}
    </div>
  )
}
