import { Card, EmptyState, ErrorState, Skeleton } from '@strongroom/ui-kit'
import { lazy, type ReactNode, Suspense } from 'react'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { PageTop } from '../../core/PageTop.tsx'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useAddressName } from '../address-book/useNames.ts'
import { AssetsExcerpt } from '../balances/Assets.tsx'
import { useAssets } from '../balances/useAssets.ts'
import { firstBlocks } from '../transactions/groupQueue.ts'
import { QueueBlocks } from '../transactions/QueueBlocks.tsx'
import { useProvenQueue } from '../transactions/useProvenQueue.ts'
import { NextStep } from './NextStep.tsx'
import { QuickActions } from './QuickActions.tsx'
import { TotalValue } from './TotalValue.tsx'
import './home.css'

/** Rows of each card: all cards are in sight on a desk without scrolling. */
const rows = 3

// Below the first rows, with code that the first screen does not need.
const Alerts = lazy(async () => {
  const { Alerts: component } = await import('./Alerts.tsx')
  return { default: component }
})
// Only a safe that holds nothing shows them.
const FirstSteps = lazy(async () => {
  const { FirstSteps: component } = await import('../funding/FirstSteps.tsx')
  return { default: component }
})
const RecentActivity = lazy(async () => {
  const { RecentActivity: component } = await import('./RecentActivity.tsx')
  return { default: component }
})
const OwnersExcerpt = lazy(async () => {
  const { OwnersExcerpt: component } = await import('./OwnersExcerpt.tsx')
  return { default: component }
})

/** The first transactions of the queue. */
function QueueExcerpt({
  proven: { queue, items, blocks },
}: {
  proven: ReturnType<typeof useProvenQueue>
}) {
  const safe = useOpenSafe()
  if (queue.error && items.length === 0)
    return (
      <ErrorState
        error={queue.error}
        title="The queue could not be loaded"
        onRetry={() => void queue.refetch()}
      />
    )
  if (queue.isPending) return <Skeleton shape="row" lines={rows} />
  if (items.length === 0)
    return (
      <EmptyState title="No pending transactions" icon="check">
        <p>New transactions appear here until they are executed.</p>
      </EmptyState>
    )
  return <QueueBlocks blocks={firstBlocks(blocks, rows)} safe={safe} />
}

interface HomeCardProps {
  title: string
  /** Behind the title: how many there are in all. */
  count?: ReactNode
  link: ReactNode
  children: ReactNode
}

function HomeCard({ title, count, link, children }: HomeCardProps) {
  return (
    <Card
      flush
      className="app-home-card"
      title={
        <>
          {title}
          {count !== undefined && <small> {count}</small>}
        </>
      }
      actions={link}
    >
      {children}
    </Card>
  )
}

/** How much is here, what waits for whom, and what happened last. */
export function HomePage() {
  const safe = useOpenSafe()
  const name = useAddressName(safe.chainId, safe.address)
  const assets = useAssets()
  const proven = useProvenQueue(safe)
  const { queue, transactions } = proven
  const isNew =
    safe.nonce === 0 &&
    assets.balances.data?.items.every(({ balance }) => balance === '0') ===
      true &&
    queue.data?.pages.every(({ results }) => results.length === 0) === true
  const held = assets.items.filter(({ balance }) => balance !== '0').length
  // The cards appear in order, so that the layout stays in place.
  const knowsQueue = !queue.isPending || queue.failureCount > 0
  const knowsAll = knowsQueue && assets.isSettled
  const more = queue.hasNextPage ? '+' : ''
  return (
    <div className="app-home">
      <PageTop title={name ?? 'Home'} actions={<QuickActions />} />
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
          title="Queue"
          count={queue.data && `${transactions.length}${more}`}
          link={
            <ButtonLink variant="ghost" size="small" to="/transactions/queue">
              View queue
            </ButtonLink>
          }
        >
          <QueueExcerpt proven={proven} />
        </HomeCard>
        {knowsQueue && (
          <HomeCard
            title="Assets"
            count={assets.balances.data && held}
            link={
              <ButtonLink variant="ghost" size="small" to="/balances">
                View assets
              </ButtonLink>
            }
          >
            <AssetsExcerpt assets={assets} limit={rows + 1} />
          </HomeCard>
        )}
      </div>
      {knowsAll && (
        <div className="app-home-columns">
          <HomeCard
            title="Recent activity"
            link={
              <ButtonLink
                variant="ghost"
                size="small"
                to="/transactions/history"
              >
                View history
              </ButtonLink>
            }
          >
            <Suspense fallback={<Skeleton shape="row" lines={rows} />}>
              <RecentActivity limit={rows} />
            </Suspense>
          </HomeCard>
          <HomeCard
            title="Owners"
            count={`${safe.threshold} of ${safe.owners.length} must confirm`}
            link={
              <ButtonLink variant="ghost" size="small" to="/settings">
                Manage
              </ButtonLink>
            }
          >
            <Suspense fallback={<Skeleton shape="row" lines={rows} />}>
              <OwnersExcerpt limit={2} />
            </Suspense>
          </HomeCard>
        </div>
      )}
    </div>
  )
}
