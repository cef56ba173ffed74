import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../../core/lazyPage.ts'
import { safeRoute } from '../../core/routes.ts'

/** Sign-in, e-mail and push of the open safe. */
export const notificationRoutes = [
  createRoute({
    path: '/settings/notifications',
    getParentRoute: () => safeRoute,
    component: lazyPage(
      () => import('./NotificationsPage.tsx'),
      'NotificationsPage',
    ),
  }),
] as const
