import { useSafeUpdates } from '@strongroom/react-hooks'
import { Skeleton } from '@strongroom/ui-kit'
import { Outlet, useMatches } from '@tanstack/react-router'
import { Fragment, lazy, Suspense } from 'react'
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

// Only a safe that cannot be shown in full needs it.
const SafeProblem = lazy(async () => {
  const { SafeProblem: component } = await import('./SafeProblem.tsx')
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
  const problem = (
    <Suspense fallback={<PagePending />}>
      <SafeProblem result={result} />
    </Suspense>
  )
  switch (result.status) {
    case 'none':
      if (WithoutSafe)
        return (
          <Suspense fallback={<PagePending />}>
            <WithoutSafe />
          </Suspense>
        )
      return problem
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
    case 'failed':
      return problem
    case 'ready':
      return (
        <SafeContext value={result.safe}>
          <SafeUpdates safe={result.safe} />
          <PendingExecution safe={result.safe} />
          {result.unknown && gatewayError === null && (
            <Suspense>
              <SafeProblem result={result} />
            </Suspense>
          )}
          {/* A draft for one safe must never be sent from another. */}
          <Fragment key={result.safe.ref}>
            <Outlet />
          </Fragment>
        </SafeContext>
      )
  }
}
