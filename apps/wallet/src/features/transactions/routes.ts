import {
  historyQueryOptions,
  queueQueryOptions,
  transactionQueryOptions,
} from '@strongroom/react-hooks/query'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { prefetchForSafe, safeRoute } from '../../core/routes.ts'
import { type RawSearch, text } from '../../core/search.ts'
import { timeZone } from './timeZone.ts'

/** Queue, history, one transaction, and a rejection at a nonce. */
export const transactionRoutes = [
  createRoute({
    path: '/transactions/queue',
    getParentRoute: () => safeRoute,
    loaderDeps: ({ search: { safe } }) => ({ safe }),
    loader: ({ context, deps }) =>
      prefetchForSafe(context, deps.safe, (safe) =>
        context.queryClient.prefetchInfiniteQuery(
          queueQueryOptions(context.gateway, safe),
        ),
      ),
    component: lazyRouteComponent(() => import('./QueuePage.tsx'), 'QueuePage'),
  }),
  createRoute({
    path: '/transactions/history',
    getParentRoute: () => safeRoute,
    loaderDeps: ({ search: { safe } }) => ({ safe }),
    loader: ({ context, deps }) =>
      prefetchForSafe(context, deps.safe, (safe) =>
        context.queryClient.prefetchInfiniteQuery(
          historyQueryOptions(context.gateway, { ...safe, timezone: timeZone }),
        ),
      ),
    component: lazyRouteComponent(
      () => import('./HistoryPage.tsx'),
      'HistoryPage',
    ),
  }),
  createRoute({
    path: '/transactions/tx',
    getParentRoute: () => safeRoute,
    validateSearch: ({ id }: RawSearch) => ({ id: text(id) }),
    loaderDeps: ({ search: { safe, id } }) => ({ safe, id }),
    loader: ({ context, deps: { safe, id } }) =>
      prefetchForSafe(context, safe, ({ chainId }) =>
        context.queryClient.prefetchQuery(
          transactionQueryOptions(context.gateway, {
            chainId,
            transactionId: id,
          }),
        ),
      ),
    component: lazyRouteComponent(
      () => import('./TransactionPage.tsx'),
      'TransactionPage',
    ),
  }),
  createRoute({
    path: '/transactions/reject',
    getParentRoute: () => safeRoute,
    validateSearch: ({ nonce }: RawSearch) => ({
      nonce: /^\d{1,15}$/.test(`${nonce}`) ? text(nonce) : undefined,
    }),
    component: lazyRouteComponent(
      () => import('./RejectPage.tsx'),
      'RejectPage',
    ),
  }),
] as const
