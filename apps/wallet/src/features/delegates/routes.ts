import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../../core/lazyPage.ts'
import { safeRoute } from '../../core/routes.ts'

/** Accounts that may propose for the owners. */
export const delegateRoutes = [
  createRoute({
    path: '/settings/delegates',
    getParentRoute: () => safeRoute,
    component: lazyPage(() => import('./DelegatesPage.tsx'), 'DelegatesPage'),
  }),
] as const
