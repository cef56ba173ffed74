import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { safeRoute } from '../../core/routes.ts'

/** Modules, guards and the fallback handler, below the security settings. */
export const moduleRoutes = [
  createRoute({
    path: '/settings/modules',
    getParentRoute: () => safeRoute,
    component: lazyRouteComponent(
      () => import('./ModulesPage.tsx'),
      'ModulesPage',
    ),
  }),
] as const
