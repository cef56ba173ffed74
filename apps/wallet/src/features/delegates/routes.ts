import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { safeRoute } from '../../core/routes.ts'

/** Accounts that may propose for the owners. */
export const delegateRoutes = [
  createRoute({
    path: '/settings/delegates',
    getParentRoute: () => safeRoute,
    component: lazyRouteComponent(
      () => import('./DelegatesPage.tsx'),
      'DelegatesPage',
    ),
  }),
] as const
