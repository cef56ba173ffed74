import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../../core/lazyPage.ts'
import { rootRoute } from '../../core/routes.ts'

/** The help page, with or without an open safe. */
export const helpRoutes = [
  createRoute({
    path: '/help',
    getParentRoute: () => rootRoute,
    component: lazyPage(() => import('./HelpPage.tsx'), 'HelpPage'),
  }),
] as const
