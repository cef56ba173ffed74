import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { safeRoute } from '../../core/routes.ts'

// An endpoint is chosen before a safe can be read by it.
const NetworksPage = lazyRouteComponent(
  () => import('./NetworksPage.tsx'),
  'NetworksPage',
)

/** The settings of the safe and of this browser, by subject. */
export const settingsRoutes = [
  createRoute({
    path: '/settings/security',
    getParentRoute: () => safeRoute,
    component: lazyRouteComponent(
      () => import('./SecurityPage.tsx'),
      'SecurityPage',
    ),
  }),
  createRoute({
    path: '/settings/signing',
    getParentRoute: () => safeRoute,
    component: lazyRouteComponent(
      () => import('./SigningPage.tsx'),
      'SigningPage',
    ),
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
    component: lazyRouteComponent(
      () => import('./AppearancePage.tsx'),
      'AppearancePage',
    ),
  }),
  createRoute({
    path: '/settings/data',
    getParentRoute: () => safeRoute,
    component: lazyRouteComponent(() => import('./DataPage.tsx'), 'DataPage'),
  }),
] as const
