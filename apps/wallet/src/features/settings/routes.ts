import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { safeRoute } from '../../core/routes.ts'

/** The settings of the safe and of this browser. */
export const settingsRoutes = [
  createRoute({
    path: '/settings',
    getParentRoute: () => safeRoute,
    component: lazyRouteComponent(
      () => import('./SettingsPage.tsx'),
      'SettingsPage',
    ),
  }),
] as const
