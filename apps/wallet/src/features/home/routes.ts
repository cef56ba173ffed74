import {
  balancesQueryOptions,
  queueQueryOptions,
} from '@strongroom/react-hooks/query'
import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../../core/lazyPage.ts'
import { prefetchForSafe, safeRoute } from '../../core/routes.ts'
import { currencyOf } from '../../core/useCurrency.ts'

/** The first page of a safe. */
export const homeRoutes = [
  createRoute({
    path: '/home',
    getParentRoute: () => safeRoute,
    loaderDeps: ({ search: { safe } }) => ({ safe }),
    loader: ({ context, deps }) =>
      prefetchForSafe(context, deps.safe, (safe) => {
        const { gateway, queryClient, stores } = context
        const currency = currencyOf(stores)
        return Promise.all([
          queryClient.prefetchInfiniteQuery(queueQueryOptions(gateway, safe)),
          queryClient.prefetchQuery(
            balancesQueryOptions(gateway, { ...safe, currency }),
          ),
        ])
      }),
    component: lazyPage(() => import('./HomePage.tsx'), 'HomePage'),
  }),
] as const
