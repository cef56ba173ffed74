import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { safeRoute } from '../../core/routes.ts'
import { type RawSearch, text } from '../../core/search.ts'

/** A transfer. */
export const sendRoutes = [
  createRoute({
    path: '/send',
    getParentRoute: () => safeRoute,
    validateSearch: ({ token }: RawSearch): { token?: string | undefined } => ({
      token: text(token),
    }),
    component: lazyRouteComponent(() => import('./SendPage.tsx'), 'SendPage'),
  }),
] as const
