import {
  createRoute,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { rootRoute } from '../../core/routes.ts'

/** The list of safes, where the app starts. */
export const accountRoutes = [
  createRoute({
    path: '/',
    getParentRoute: () => rootRoute,
    beforeLoad: () => {
      throw redirect({ to: '/accounts', replace: true })
    },
  }),
  createRoute({
    path: '/accounts',
    getParentRoute: () => rootRoute,
    component: lazyRouteComponent(
      () => import('./AccountsPage.tsx'),
      'AccountsPage',
    ),
  }),
] as const
