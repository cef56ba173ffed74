import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { safeRoute } from '../../core/routes.ts'

/** The safe's address on the other networks. */
export const otherChainRoutes = [
  createRoute({
    path: '/settings/other-networks',
    getParentRoute: () => safeRoute,
    component: lazyRouteComponent(
      () => import('./OtherNetworksPage.tsx'),
      'OtherNetworksPage',
    ),
  }),
] as const
