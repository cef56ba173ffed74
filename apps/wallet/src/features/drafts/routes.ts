import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { safeRoute } from '../../core/routes.ts'

/** The draft batch of a safe. */
export const draftRoutes = [
  createRoute({
    path: '/transactions/draft',
    getParentRoute: () => safeRoute,
    component: lazyRouteComponent(() => import('./DraftPage.tsx'), 'DraftPage'),
  }),
] as const
