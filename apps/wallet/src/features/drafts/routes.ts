import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../../core/lazyPage.ts'
import { safeRoute } from '../../core/routes.ts'
import { type RawSearch, text } from '../../core/search.ts'

interface CallSearch {
  /** Contract. */
  to?: string | undefined
  /** Item of the draft batch that is edited. */
  item?: string | undefined
}

/** The draft batch of a safe, and the forms that only it has. */
export const draftRoutes = [
  createRoute({
    path: '/transactions/draft',
    getParentRoute: () => safeRoute,
    component: lazyPage(() => import('./DraftPage.tsx'), 'DraftPage'),
  }),
  createRoute({
    path: '/transactions/draft/recipients',
    getParentRoute: () => safeRoute,
    component: lazyPage(() => import('./RecipientsPage.tsx'), 'RecipientsPage'),
  }),
  createRoute({
    path: '/transactions/draft/call',
    getParentRoute: () => safeRoute,
    validateSearch: ({ to, item }: RawSearch): CallSearch => ({
      to: text(to),
      item: text(item),
    }),
    component: lazyPage(() => import('./CallPage.tsx'), 'CallPage'),
  }),
] as const
