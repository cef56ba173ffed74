import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { safeRoute } from '../../core/routes.ts'

/** The owners, which is the first page of the settings. */
export const ownerRoutes = [
  createRoute({
    path: '/settings',
    getParentRoute: () => safeRoute,
    component: lazyRouteComponent(
      () => import('./OwnersPage.tsx'),
      'OwnersPage',
    ),
  }),
] as const
