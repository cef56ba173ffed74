import { useBalances, useQueue } from '@strongroom/react-hooks'
import { Card, LinkButton, Skeleton, Stack } from '@strongroom/ui-kit'
import { lazy, Suspense } from 'react'
import { useSafeHref } from '../../app/navigation.ts'
import { PageTop } from '../../app/PageTop.tsx'
import { useOpenSafe } from '../../app/safe/SafeContext.ts'
import { useAddressName } from '../address-book/useNames.ts'
import { Assets } from '../balances/Assets.tsx'
import { NextStep } from './NextStep.tsx'
import { QueueExcerpt } from './QueueExcerpt.tsx'

// Reads the contract registry, which the rest of the page does not need.
const SecurityState = lazy(async () => {
  const { SecurityState: component } = await import('./SecurityState.tsx')
  return { default: component }
})

/** Actions that wait for this user, then an overview. */
export function HomePage() {
  const safe = useOpenSafe()
  const link = useSafeHref()
  const name = useAddressName(safe.chainId, safe.address)
  const queue = useQueue({ chainId: safe.chainId, safeAddress: safe.address })
  const balances = useBalances({
    chainId: safe.chainId,
    safeAddress: safe.address,
  })
  // The cards appear in order, so that the layout stays in place.
  const knowsQueue = !queue.isPending || queue.failureCount > 0
  const knowsAssets = !balances.isPending || balances.failureCount > 0
  return (
    <>
      <PageTop title={name ?? 'Home'} />
      <Stack gap={6}>
        <NextStep />
        <div className="app-columns">
          <Card
            title="Waiting"
            flush
            actions={
              <LinkButton
                variant="ghost"
                size="small"
                href={link('/transactions/queue')}
              >
                Whole queue
              </LinkButton>
            }
          >
            <QueueExcerpt />
          </Card>
          {knowsQueue && (
            <Card
              title="Assets"
              flush
              actions={
                <LinkButton
                  variant="ghost"
                  size="small"
                  href={link('/balances')}
                >
                  All assets
                </LinkButton>
              }
            >
              <Assets limit={4} />
            </Card>
          )}
        </div>
        {knowsQueue && knowsAssets && (
          <Card
            title="Security"
            description="Read from the chain, not from the gateway."
          >
            <Suspense fallback={<Skeleton lines={3} />}>
              <SecurityState />
            </Suspense>
          </Card>
        )}
      </Stack>
    </>
  )
}
