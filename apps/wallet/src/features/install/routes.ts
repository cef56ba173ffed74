import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../../core/lazyPage.ts'
import { rootRoute } from '../../core/routes.ts'

/** The page of the accepted release, with or without an open safe. */
export const installRoutes = [
  createRoute({
    path: '/help/release',
    getParentRoute: () => rootRoute,
    component: lazyPage(
      () => import('./releases/ReleasePage.tsx'),
      'ReleasePage',
    ),
  }),
] as const
