import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { safeRoute } from '../../core/routes.ts'

/** Sign-in, e-mail and push of the open safe. */
export const notificationRoutes = [
  createRoute({
    path: '/settings/notifications',
    getParentRoute: () => safeRoute,
    component: lazyRouteComponent(
      () => import('./NotificationsPage.tsx'),
      'NotificationsPage',
    ),
  }),
] as const
