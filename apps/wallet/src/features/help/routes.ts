import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../core/routes.ts'

/** The help page, with or without an open safe. */
export const helpRoutes = [
  createRoute({
    path: '/help',
    getParentRoute: () => rootRoute,
    component: lazyRouteComponent(() => import('./HelpPage.tsx'), 'HelpPage'),
  }),
] as const
