import { EmptyState, Notice, Skeleton } from '@strongroom/ui-kit'
import { Outlet, useLocation } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import type { SafePlan } from '../../chain/planSafe.ts'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { PagePending } from '../../core/PagePending.tsx'
import { PlainTitle } from '../../core/PlainTitle.tsx'
import { type OpenSafe, SafeContext } from '../../core/useOpenSafe.ts'
import type { SafeTarget } from '../../core/useSafeFromUrl.ts'
import type { Json } from '../../storage/guards.ts'
import { PendingExecution } from '../execution/PendingExecution.tsx'
import { ReservedHome } from './ReservedHome.tsx'
import { useReservedTexts } from './texts.ts'
import { useReservedSafe } from './useReservedSafe.ts'

// Only a payment needs the review of a safe that does not exist yet.
const AsIfCreated = lazy(async () => {
  const { AsIfCreated: component } = await import('./AsIfCreated.tsx')
  return { default: component }
})

interface EmptyProps {
  title: string
  text: string
  actions?: ReactNode
}

function Empty({ title, text, actions }: EmptyProps) {
  const t = useReservedTexts()
  return (
    <EmptyState
      title={<PlainTitle>{title}</PlainTitle>}
      icon="clock"
      actions={actions ?? <ButtonLink to="/home">{t('toSafe')}</ButtonLink>}
    >
      <p>{text}</p>
    </EmptyState>
  )
}

/** The pages of a reserved safe: what needs the gateway says why it is empty. */
function ReservedPage({ safe, plan }: { safe: OpenSafe; plan: SafePlan }) {
  const t = useReservedTexts()
  const { pathname } = useLocation()
  const threshold = String(plan.threshold)
  if (/^\/(?:home|balances)\/?$/.test(pathname))
    return <ReservedHome plan={plan} />
  if (/^\/send(?:\/|$)/.test(pathname) && plan.threshold > 1)
    return (
      <Empty
        title={t('createFirst')}
        text={t('createFirstText', { threshold })}
      />
    )
  // The settings of this browser need no safe.
  if (
    /^\/(?:settings\/(?:networks|appearance|data|signing)|address-book)\/?$/.test(
      pathname,
    )
  )
    return <Outlet />
  if (/^\/(?:send|transactions\/tx)\/?$/.test(pathname))
    return (
      <Suspense fallback={<PagePending />}>
        {pathname.startsWith('/send') && (
          <Notice tone="info" title={t('alsoCreates')}>
            {t('alsoCreatesText')}
          </Notice>
        )}
        <AsIfCreated safe={safe} plan={plan}>
          <Outlet />
        </AsIfCreated>
      </Suspense>
    )
  if (/^\/transactions(?:\/|$)/.test(pathname))
    return <Empty title={t('noTransactions')} text={t('noTransactionsText')} />
  return <Empty title={t('later')} text={t('laterText')} />
}

/**
 * Opens a safe that this browser reserved and the chain does not have. Its address is
 * computed again from what the browser keeps; another address is an error.
 */
export function ReservedGate({
  target,
  creation,
}: {
  target: SafeTarget
  creation: Json
}) {
  const t = useReservedTexts()
  const { plan, safe, isPending } = useReservedSafe(target, creation)
  if (isPending) return <Skeleton shape="block" lines={6} />
  if (!plan || !safe)
    return (
      <Empty
        title={t('changed')}
        text={t('changedText')}
        actions={
          <ButtonLink variant="primary" to="/accounts">
            {t('toAccounts')}
          </ButtonLink>
        }
      />
    )
  return (
    <SafeContext value={safe}>
      <PendingExecution safe={safe} />
      <ReservedPage safe={safe} plan={plan} />
    </SafeContext>
  )
}
