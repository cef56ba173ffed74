import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../core/routes.ts'

/** The creation of a safe. */
export const newSafeRoutes = [
  createRoute({
    path: '/new-safe',
    getParentRoute: () => rootRoute,
    component: lazyRouteComponent(
      () => import('./NewSafePage.tsx'),
      'NewSafePage',
    ),
  }),
] as const
