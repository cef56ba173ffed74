import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../../core/lazyPage.ts'
import { safeRoute } from '../../core/routes.ts'
import { type RawSearch, text } from '../../core/search.ts'

/** Bundles that owners hand over: reading them, and the review of one. */
export const handOverRoutes = [
  createRoute({
    path: '/transactions/import',
    getParentRoute: () => safeRoute,
    component: lazyPage(() => import('./ImportPage.tsx'), 'ImportPage'),
  }),
  createRoute({
    path: '/transactions/bundle',
    getParentRoute: () => safeRoute,
    validateSearch: (search: RawSearch) => ({
      id: text(search['id']),
    }),
    component: lazyPage(() => import('./BundlePage.tsx'), 'BundlePage'),
  }),
] as const
