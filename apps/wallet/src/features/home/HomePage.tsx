import {
  Card,
  LinkButton,
  PageHeader,
  Skeleton,
  Stack,
} from '@strongroom/ui-kit'
import { lazy, Suspense } from 'react'
import { useSafeHref } from '../../app/navigation.ts'
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

/** What needs this person now, then the rest at a glance. */
export function HomePage() {
  const safe = useOpenSafe()
  const link = useSafeHref()
  const name = useAddressName(safe.chainId, safe.address)
  return (
    <>
      <PageHeader title={name ?? 'Home'} />
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
          <Card
            title="Assets"
            flush
            actions={
              <LinkButton variant="ghost" size="small" href={link('/balances')}>
                All assets
              </LinkButton>
            }
          >
            <Assets limit={4} />
          </Card>
        </div>
        <Card
          title="Security"
          description="Read from the chain, not from the gateway."
        >
          <Suspense fallback={<Skeleton lines={3} />}>
            <SecurityState />
          </Suspense>
        </Card>
      </Stack>
    </>
  )
}
