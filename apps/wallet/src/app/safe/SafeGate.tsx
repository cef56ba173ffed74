import { useSafeUpdates } from '@strongroom/react-hooks'
import {
  balancesQueryOptions,
  historyQueryOptions,
  queueQueryOptions,
  transactionQueryOptions,
} from '@strongroom/react-hooks/query'
import {
  EmptyState,
  ErrorState,
  LinkButton,
  Notice,
  Skeleton,
} from '@strongroom/ui-kit'
import { Outlet, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import type { Address } from 'viem'
import { href } from '../../core/href.ts'
import { useAppSearch } from '../../core/navigation.ts'
import { PagePending } from '../../core/PagePending.tsx'
import { useChainRecords } from '../../core/useChainRecords.ts'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { SafeContext } from '../../core/useOpenSafe.ts'
import { useSafeFromUrl } from '../../core/useSafeFromUrl.ts'
import { useServices } from '../../core/useServices.ts'
import { PendingExecution } from '../../features/execution/PendingExecution.tsx'
import { timeZone } from '../../features/transactions/timeZone.ts'

/**
 * Requests the data of the page while the safe itself is still loading: on a
 * slow network each round trip counts.
 */
function usePrefetch(
  chainId: string | undefined,
  safeAddress: Address | undefined,
): void {
  const { gateway, queryClient } = useServices()
  const { pathname } = useLocation()
  const { id } = useAppSearch()
  useEffect(() => {
    if (chainId === undefined || safeAddress === undefined) return
    const safe = { chainId, safeAddress }
    if (pathname === '/transactions/history')
      void queryClient.prefetchInfiniteQuery(
        historyQueryOptions(gateway, { ...safe, timezone: timeZone }),
      )
    if (pathname === '/transactions/queue' || pathname === '/home')
      void queryClient.prefetchInfiniteQuery(queueQueryOptions(gateway, safe))
    if (pathname === '/transactions/tx' && id !== undefined)
      void queryClient.prefetchQuery(
        transactionQueryOptions(gateway, { chainId, transactionId: id }),
      )
    if (pathname === '/balances' || pathname === '/home')
      void queryClient.prefetchQuery(balancesQueryOptions(gateway, safe))
  }, [chainId, safeAddress, pathname, id, gateway, queryClient])
}

// A link to an app need not name a safe; it is chosen then.
const ChooseSafe = lazy(async () => {
  const { ChooseSafe: component } = await import(
    '../../features/apps/frame/ChooseSafe.tsx'
  )
  return { default: component }
})

// A chunk of its own: only a wrong link shows it.
const SafeRefusal = lazy(async () => {
  const { SafeRefusal: component } = await import('./SafeRefusal.tsx')
  return { default: component }
})

/** Reads the safe's state again and again, and the lists when it moved. */
function SafeUpdates({ safe }: { safe: OpenSafe }) {
  useSafeUpdates({ chainId: safe.chainId, safeAddress: safe.address })
  return null
}

/**
 * Opens the safe of `?safe=` for the pages below, or shows the reason why it
 * cannot.
 */
export function SafeGate() {
  const result = useSafeFromUrl()
  const { pathname } = useLocation()
  const target =
    result.status === 'ready'
      ? result.safe
      : result.status === 'loading'
        ? result.target
        : undefined
  usePrefetch(target?.chainId, target?.address)
  const { error: gatewayError } = useChainRecords()
  const accounts = (
    <LinkButton variant="primary" href={href('/accounts')}>
      Go to my safes
    </LinkButton>
  )
  switch (result.status) {
    case 'none':
      if (pathname === '/apps/open')
        return (
          <Suspense fallback={<PagePending />}>
            <ChooseSafe />
          </Suspense>
        )
      return (
        <EmptyState
          title={<h1 className="app-plain-title">No safe is open</h1>}
          actions={accounts}
        >
          <p>Choose one of your safes, or open one by its address.</p>
        </EmptyState>
      )
    case 'refused':
      return (
        <Suspense fallback={<PagePending />}>
          <SafeRefusal {...result} />
        </Suspense>
      )
    case 'loading':
      return (
        <div className="app-pending">
          <Skeleton lines={2} />
          <Skeleton shape="row" lines={4} />
        </div>
      )
    case 'missing':
      return (
        <EmptyState
          title={
            <h1 className="app-plain-title">
              There is no safe at this address
            </h1>
          }
          icon="warning"
          actions={accounts}
        >
          <p>
            The network in the link has no contract there. Check the network and
            the address with whoever sent the link.
          </p>
        </EmptyState>
      )
    case 'failed':
      return (
        <ErrorState
          error={result.error}
          title={
            <h1 className="app-plain-title">This safe could not be read</h1>
          }
          onRetry={result.retry}
          actions={accounts}
        >
          <p>Neither the gateway nor the network’s RPC answered.</p>
        </ErrorState>
      )
    case 'ready':
      return (
        <SafeContext value={result.safe}>
          <SafeUpdates safe={result.safe} />
          <PendingExecution safe={result.safe} />
          {result.unknown && gatewayError === null && (
            <Notice tone="warning" title="Showing what the chain says">
              The gateway does not know this safe yet, so its queue, history and
              token balances are missing. Owners, threshold, nonce and the
              native balance come from your RPC.
            </Notice>
          )}
          <Outlet />
        </SafeContext>
      )
  }
}
