import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { safeRoute } from '../../core/routes.ts'

/** Apps that are connected by WalletConnect. */
export const walletConnectRoutes = [
  createRoute({
    path: '/apps/connect',
    getParentRoute: () => safeRoute,
    component: lazyRouteComponent(
      () => import('./WalletConnectPage.tsx'),
      'WalletConnectPage',
    ),
  }),
] as const
