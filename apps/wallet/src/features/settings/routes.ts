import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../../core/lazyPage.ts'
import { safeRoute } from '../../core/routes.ts'

// An endpoint is chosen before a safe can be read by it.
const NetworksPage = lazyPage(
  () => import('./NetworksPage.tsx'),
  'NetworksPage',
)

/** The settings of the safe and of this browser, by subject. */
export const settingsRoutes = [
  createRoute({
    path: '/settings/security',
    getParentRoute: () => safeRoute,
    component: lazyPage(() => import('./SecurityPage.tsx'), 'SecurityPage'),
  }),
  createRoute({
    path: '/settings/signing',
    getParentRoute: () => safeRoute,
    component: lazyPage(() => import('./SigningPage.tsx'), 'SigningPage'),
  }),
  createRoute({
    path: '/settings/networks',
    getParentRoute: () => safeRoute,
    component: NetworksPage,
    staticData: { withoutSafe: NetworksPage },
  }),
  createRoute({
    path: '/settings/appearance',
    getParentRoute: () => safeRoute,
    component: lazyPage(() => import('./AppearancePage.tsx'), 'AppearancePage'),
  }),
  createRoute({
    path: '/settings/data',
    getParentRoute: () => safeRoute,
    component: lazyPage(() => import('./DataPage.tsx'), 'DataPage'),
  }),
] as const
