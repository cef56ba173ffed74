import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../../core/lazyPage.ts'
import { safeRoute } from '../../core/routes.ts'

/** Apps that are connected by WalletConnect. */
export const walletConnectRoutes = [
  createRoute({
    path: '/apps/connect',
    getParentRoute: () => safeRoute,
    component: lazyPage(
      () => import('./WalletConnectPage.tsx'),
      'WalletConnectPage',
    ),
  }),
] as const
