import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../../core/lazyPage.ts'
import { safeRoute } from '../../core/routes.ts'

/** The owners, which is the first page of the settings. */
export const ownerRoutes = [
  createRoute({
    path: '/settings',
    getParentRoute: () => safeRoute,
    component: lazyPage(() => import('./OwnersPage.tsx'), 'OwnersPage'),
  }),
] as const
