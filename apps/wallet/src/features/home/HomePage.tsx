import { useBalances, useConnection, useQueue } from '@strongroom/react-hooks'
import {
  Card,
  EmptyState,
  ErrorState,
  Notice,
  Skeleton,
  Stack,
} from '@strongroom/ui-kit'
import { lazy, Suspense } from 'react'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { PageTop } from '../../core/PageTop.tsx'
import { useCurrency } from '../../core/useCurrency.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useAddressName } from '../address-book/useNames.ts'
import { Assets } from '../balances/Assets.tsx'
import { nextStep, type Step } from '../transactions/nextStep.ts'
import { QueueBlocks } from '../transactions/QueueBlocks.tsx'
import { useProvenQueue } from '../transactions/useProvenQueue.ts'

/** The first few transactions of the queue. */
function QueueExcerpt() {
  const safe = useOpenSafe()
  const { queue, items, blocks } = useProvenQueue(safe)
  if (queue.isPending) return <Skeleton shape="row" lines={3} />
  if (queue.error && items.length === 0)
    return (
      <ErrorState
        error={queue.error}
        title="The queue could not be loaded"
        onRetry={() => void queue.refetch()}
      />
    )
  if (items.length === 0)
    return <EmptyState title="Nothing is waiting" icon="check" />
  const rows = blocks.filter(({ kind }) => kind !== 'label')
  return <QueueBlocks blocks={rows.slice(0, 4)} safe={safe} />
}

const tones: Partial<Record<Step['kind'], 'success' | 'danger'>> = {
  calm: 'success',
  alarm: 'danger',
}
const verbs: Partial<Record<Step['kind'], string>> = {
  confirm: 'Review and confirm',
  execute: 'Review and execute',
}

/** The one thing to do now. */
function NextStep() {
  const safe = useOpenSafe()
  const { account } = useConnection()
  const { queue, transactions, proofs } = useProvenQueue(safe)
  if (queue.isPending)
    return (
      <div className="app-next">
        <Skeleton shape="row" />
      </div>
    )
  // The card of the queue shows the error; this one must not suggest that all
  // is well.
  if (queue.data === undefined)
    return (
      <Notice
        className="app-next"
        tone="warning"
        title="What needs you is not known"
      >
        The queue could not be loaded.
      </Notice>
    )
  const step = nextStep(transactions, proofs, account)
  return (
    <Notice
      className="app-next"
      tone={tones[step.kind] ?? 'info'}
      title={step.title}
      actions={
        step.id === undefined ? (
          step.kind === 'calm' ? (
            <ButtonLink variant="primary" to="/send">
              New transaction
            </ButtonLink>
          ) : (
            <ButtonLink to="/transactions/queue">
              {step.kind === 'claimed' ? 'Review' : 'View the queue'}
            </ButtonLink>
          )
        ) : (
          <ButtonLink
            variant="primary"
            to="/transactions/tx"
            search={{ id: step.id }}
          >
            {verbs[step.kind] ?? 'Review'}
          </ButtonLink>
        )
      }
    />
  )
}

// Reads the contract registry, which the rest of the page does not need.
const SecurityState = lazy(async () => {
  const { SecurityState: component } = await import(
    '../settings/SecurityState.tsx'
  )
  return { default: component }
})

// Only a safe that holds nothing shows them.
const FirstSteps = lazy(async () => {
  const { FirstSteps: component } = await import('../funding/FirstSteps.tsx')
  return { default: component }
})

/** Actions that wait for this user, then an overview. */
export function HomePage() {
  const safe = useOpenSafe()
  const name = useAddressName(safe.chainId, safe.address)
  const queue = useQueue({ chainId: safe.chainId, safeAddress: safe.address })
  const { currency } = useCurrency()
  const balances = useBalances({
    chainId: safe.chainId,
    safeAddress: safe.address,
    currency,
  })
  const isNew =
    safe.nonce === 0 &&
    balances.data?.items.every(({ balance }) => balance === '0') === true &&
    queue.data?.pages.every(({ results }) => results.length === 0) === true
  // The cards appear in order, so that the layout stays in place.
  const knowsQueue = !queue.isPending || queue.failureCount > 0
  const knowsAssets = !balances.isPending || balances.failureCount > 0
  return (
    <>
      <PageTop title={name ?? 'Home'} />
      <Stack gap={6}>
        {isNew ? (
          <Suspense fallback={<Skeleton lines={6} />}>
            <FirstSteps />
          </Suspense>
        ) : (
          <NextStep />
        )}
        <div className="app-columns">
          <Card
            title="Waiting"
            flush
            actions={
              <ButtonLink variant="ghost" size="small" to="/transactions/queue">
                Whole queue
              </ButtonLink>
            }
          >
            <QueueExcerpt />
          </Card>
          {knowsQueue && (
            <Card
              title="Assets"
              flush
              actions={
                <ButtonLink variant="ghost" size="small" to="/balances">
                  All assets
                </ButtonLink>
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
