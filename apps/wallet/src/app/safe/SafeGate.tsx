import { useSafeUpdates } from '@strongroom/react-hooks'
import { EmptyState, ErrorState, Notice, Skeleton } from '@strongroom/ui-kit'
import { Outlet, useMatches } from '@tanstack/react-router'
import { Fragment, lazy, Suspense } from 'react'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { PagePending } from '../../core/PagePending.tsx'
import { useChainRecords } from '../../core/useChainRecords.ts'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { SafeContext } from '../../core/useOpenSafe.ts'
import { useSafeFromUrl } from '../../core/useSafeFromUrl.ts'
import { useRememberOpened } from '../../features/accounts/useRememberOpened.ts'
import { PendingExecution } from '../../features/execution/PendingExecution.tsx'

// A chunk of its own: only a wrong link shows it.
const SafeRefusal = lazy(async () => {
  const { SafeRefusal: component } = await import('./SafeRefusal.tsx')
  return { default: component }
})

/** Reads the safe's state again and again, and remembers that it was open. */
function SafeUpdates({ safe }: { safe: OpenSafe }) {
  useRememberOpened(safe)
  useSafeUpdates({ chainId: safe.chainId, safeAddress: safe.address })
  return null
}

/**
 * Opens the safe of `?safe=` for the pages below, or shows the reason why it
 * cannot.
 */
export function SafeGate() {
  const result = useSafeFromUrl()
  const WithoutSafe = useMatches({
    select: (matches) => matches.at(-1)?.staticData.withoutSafe,
  })
  const { error: gatewayError } = useChainRecords()
  const accounts = (
    <ButtonLink variant="primary" to="/accounts">
      Go to my safes
    </ButtonLink>
  )
  switch (result.status) {
    case 'none':
      if (WithoutSafe)
        return (
          <Suspense fallback={<PagePending />}>
            <WithoutSafe />
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
          {/* A draft for one safe must never be sent from another. */}
          <Fragment key={result.safe.ref}>
            <Outlet />
          </Fragment>
        </SafeContext>
      )
  }
}
