import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { safeRoute } from '../../core/routes.ts'
import { type RawSearch, text } from '../../core/search.ts'

/** Bundles that owners hand over: reading them, and the review of one. */
export const handOverRoutes = [
  createRoute({
    path: '/transactions/import',
    getParentRoute: () => safeRoute,
    component: lazyRouteComponent(
      () => import('./ImportPage.tsx'),
      'ImportPage',
    ),
  }),
  createRoute({
    path: '/transactions/bundle',
    getParentRoute: () => safeRoute,
    validateSearch: (search: RawSearch) => ({
      id: text(search['id']),
    }),
    component: lazyRouteComponent(
      () => import('./BundlePage.tsx'),
      'BundlePage',
    ),
  }),
] as const
