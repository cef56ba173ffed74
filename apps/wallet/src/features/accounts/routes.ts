import { createRoute, redirect } from '@tanstack/react-router'
import { lazyPage } from '../../core/lazyPage.ts'
import { rootRoute } from '../../core/routes.ts'
import { type RawSearch, text } from '../../core/search.ts'
import { readChainRecords } from '../../core/useChainRecords.ts'
import type { ChainRecord } from '../../storage/parseChainRecords.ts'
import type { RememberedSafe } from '../../storage/parseSafes.ts'

/**
 * The safe of this browser that was open last, as `shortName:address`; undefined
 * without one, or while its network is not known.
 */
function findLastSafe(
  safes: readonly RememberedSafe[],
  chains: readonly ChainRecord[],
): string | undefined {
  const [last] = [...safes]
    .filter(({ openedAt }) => openedAt !== undefined)
    .sort((a, b) => (b.openedAt ?? 0) - (a.openedAt ?? 0))
  const chain = chains.find(({ chainId }) => chainId === last?.chainId)
  return last && chain && `${chain.shortName}:${last.address}`
}

/** The list of safes, and the review of one before it joins the list. */
export const accountRoutes = [
  createRoute({
    path: '/',
    getParentRoute: () => rootRoute,
    beforeLoad: ({ context }) => {
      const safe = findLastSafe(
        context.stores.safes.get(),
        readChainRecords(context),
      )
      if (safe === undefined) throw redirect({ to: '/accounts', replace: true })
      throw redirect({ to: '/home', search: { safe }, replace: true })
    },
  }),
  createRoute({
    path: '/accounts',
    getParentRoute: () => rootRoute,
    component: lazyPage(() => import('./AccountsPage.tsx'), 'AccountsPage'),
  }),
  createRoute({
    path: '/open-safe',
    getParentRoute: () => rootRoute,
    validateSearch: ({ ref }: RawSearch): { ref?: string | undefined } => ({
      ref: text(ref),
    }),
    component: lazyPage(() => import('./OpenSafePage.tsx'), 'OpenSafePage'),
  }),
] as const
