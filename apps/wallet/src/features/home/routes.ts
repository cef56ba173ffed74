import {
  balancesQueryOptions,
  queueQueryOptions,
} from '@strongroom/react-hooks/query'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { prefetchForSafe, safeRoute } from '../../core/routes.ts'

/** The first page of a safe. */
export const homeRoutes = [
  createRoute({
    path: '/home',
    getParentRoute: () => safeRoute,
    loaderDeps: ({ search: { safe } }) => ({ safe }),
    loader: ({ context, deps }) =>
      prefetchForSafe(context, deps.safe, (safe) => {
        const { gateway, queryClient } = context
        void queryClient.prefetchInfiniteQuery(queueQueryOptions(gateway, safe))
        void queryClient.prefetchQuery(balancesQueryOptions(gateway, safe))
      }),
    component: lazyRouteComponent(() => import('./HomePage.tsx'), 'HomePage'),
  }),
] as const
