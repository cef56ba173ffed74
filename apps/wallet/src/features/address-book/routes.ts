import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { safeRoute } from '../../core/routes.ts'

/** Names of addresses. */
export const addressBookRoutes = [
  createRoute({
    path: '/address-book',
    getParentRoute: () => safeRoute,
    component: lazyRouteComponent(
      () => import('./AddressBookPage.tsx'),
      'AddressBookPage',
    ),
  }),
] as const
