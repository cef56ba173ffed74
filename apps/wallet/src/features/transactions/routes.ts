import {
  historyQueryOptions,
  queueQueryOptions,
  transactionQueryOptions,
} from '@strongroom/react-hooks/query'
import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../../core/lazyPage.ts'
import { prefetchForSafe, safeRoute } from '../../core/routes.ts'
import { type RawSearch, readSigned, text } from '../../core/search.ts'
import { timeZone } from '../../core/timeZone.ts'
import type { HistoryFilter } from './history/historySearch.ts'

const historyFilterNames = [
  ...['show', 'kind', 'token', 'min', 'max', 'from', 'until', 'who'],
  ...['q', 'spam'],
] as const

type HistoryFilterTexts = {
  [K in keyof HistoryFilter]?: string | undefined
}

const queueFilterNames = ['state', 'kind', 'token', 'min', 'max', 'q'] as const

type QueueFilterTexts = {
  [K in (typeof queueFilterNames)[number]]?: string | undefined
}

/** Queue, history, one transaction, and a rejection at a nonce. */
export const transactionRoutes = [
  createRoute({
    path: '/transactions/queue',
    getParentRoute: () => safeRoute,
    // The page reads the values.
    validateSearch: (search: RawSearch): QueueFilterTexts =>
      Object.fromEntries(
        queueFilterNames.map((name) => [name, text(search[name])]),
      ),
    loaderDeps: ({ search: { safe } }) => ({ safe }),
    loader: ({ context, deps }) =>
      prefetchForSafe(context, deps.safe, (safe) =>
        context.queryClient.prefetchInfiniteQuery(
          queueQueryOptions(context.gateway, safe),
        ),
      ),
    component: lazyPage(() => import('./QueuePage.tsx'), 'QueuePage'),
  }),
  createRoute({
    path: '/transactions/history',
    getParentRoute: () => safeRoute,
    // The page reads the values.
    validateSearch: (search: RawSearch): HistoryFilterTexts =>
      Object.fromEntries(
        historyFilterNames.map((name) => [name, text(search[name])]),
      ),
    loaderDeps: ({ search: { safe, show, spam } }) => ({ safe, show, spam }),
    loader: ({ context, deps }) =>
      prefetchForSafe(context, deps.safe, (safe) => {
        // Other lists are requested by the page itself.
        if (deps.show && deps.show !== 'out') return
        const parameters = { ...safe, timezone: timeZone }
        return context.queryClient.prefetchInfiniteQuery(
          historyQueryOptions(context.gateway, {
            ...parameters,
            ...(deps.spam ? { trusted: false } : {}),
          }),
        )
      }),
    component: lazyPage(
      () => import('./history/HistoryPage.tsx'),
      'HistoryPage',
    ),
  }),
  createRoute({
    path: '/transactions/tx',
    getParentRoute: () => safeRoute,
    validateSearch: (search: RawSearch) => ({
      id: text(search['id']),
      ...readSigned(search),
    }),
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
    component: lazyPage(
      () => import('./TransactionPage.tsx'),
      'TransactionPage',
    ),
  }),
  createRoute({
    path: '/transactions/confirm',
    getParentRoute: () => safeRoute,
    // The page reads the hashes.
    validateSearch: ({ hashes }: RawSearch) => ({ hashes: text(hashes) }),
    component: lazyPage(
      () => import('./many/ManyPages.tsx'),
      'ConfirmManyPage',
    ),
  }),
  createRoute({
    path: '/transactions/execute',
    getParentRoute: () => safeRoute,
    validateSearch: ({ hashes }: RawSearch) => ({ hashes: text(hashes) }),
    component: lazyPage(
      () => import('./many/ManyPages.tsx'),
      'ExecuteManyPage',
    ),
  }),
  createRoute({
    path: '/transactions/reject',
    getParentRoute: () => safeRoute,
    validateSearch: ({ nonce }: RawSearch) => ({
      nonce: /^\d{1,15}$/.test(`${nonce}`) ? text(nonce) : undefined,
    }),
    component: lazyPage(() => import('./RejectPage.tsx'), 'RejectPage'),
  }),
] as const
