import { Skeleton } from '@strongroom/ui-kit'
import { Outlet, useMatches } from '@tanstack/react-router'
import { Fragment, lazy, Suspense } from 'react'
import { lazyAfterFirstScreen } from '../../core/firstScreen.ts'
import { PagePending } from '../../core/PagePending.tsx'
import { SafeContext } from '../../core/useOpenSafe.ts'
import { type SafeFromUrl, useSafeFromUrl } from '../../core/useSafeFromUrl.ts'
import { useServices } from '../../core/useServices.ts'
import { PendingExecution } from '../../features/execution/PendingExecution.tsx'
import { isSameSafe } from '../../storage/parseSafes.ts'
import { useStore } from '../../storage/useStore.ts'

// A chunk of its own: only a wrong link shows it.
const SafeRefusal = lazy(async () => {
  const { SafeRefusal: component } = await import('./SafeRefusal.tsx')
  return { default: component }
})

// Only a safe that is reserved and not created needs it.
const ReservedGate = lazy(async () => {
  const { ReservedGate: component } = await import(
    '../../features/reserved/ReservedGate.tsx'
  )
  return { default: component }
})

// Shown once, when a reserved safe has been created.
const CreatedNotice = lazy(async () => {
  const { CreatedNotice: component } = await import(
    '../../features/reserved/CreatedNotice.tsx'
  )
  return { default: component }
})

// Only a safe that cannot be shown in full needs it.
const SafeProblem = lazy(async () => {
  const { SafeProblem: component } = await import('./SafeProblem.tsx')
  return { default: component }
})

// The stream of changes starts after the first rows.
const SafeUpdates = lazyAfterFirstScreen(
  async () => (await import('./SafeUpdates.tsx')).SafeUpdates,
)

/** The plan that the browser keeps of a safe that was reserved and not seen created. */
function useCreation(result: SafeFromUrl) {
  const { stores } = useServices()
  const safes = useStore(stores.safes)
  const open =
    result.status === 'ready'
      ? result.safe
      : 'target' in result
        ? result.target
        : undefined
  return open && safes.find((safe) => isSameSafe(safe, open))?.creation
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
  const creation = useCreation(result)
  const problem = (
    <Suspense fallback={<PagePending />}>
      <SafeProblem result={result} />
    </Suspense>
  )
  const withoutSafe = WithoutSafe && (
    <Suspense fallback={<PagePending />}>
      <WithoutSafe />
    </Suspense>
  )
  // Also while it is read again: what was typed below has to stay.
  if (creation && result.status !== 'ready' && 'target' in result)
    return (
      <Suspense fallback={<PagePending />}>
        {result.target && (
          <ReservedGate target={result.target} creation={creation} />
        )}
      </Suspense>
    )
  switch (result.status) {
    case 'none':
      return withoutSafe ?? problem
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
      return problem
    case 'failed':
      // The page on which an endpoint is chosen needs no safe.
      return (result.isWithoutRpc && withoutSafe) || problem
    case 'ready':
      return (
        <SafeContext value={result.safe}>
          <Suspense>
            <SafeUpdates safe={result.safe} />
          </Suspense>
          <PendingExecution safe={result.safe} />
          {creation && (
            <Suspense>
              <CreatedNotice creation={creation} />
            </Suspense>
          )}
          {result.unknown && (
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
