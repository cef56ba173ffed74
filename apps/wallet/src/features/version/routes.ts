import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { safeRoute } from '../../core/routes.ts'

/** The version of the safe's contract, below the security settings. */
export const versionRoutes = [
  createRoute({
    path: '/settings/version',
    getParentRoute: () => safeRoute,
    component: lazyRouteComponent(
      () => import('./VersionPage.tsx'),
      'VersionPage',
    ),
  }),
] as const
