import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../core/routes.ts'
import type { RawSearch } from '../../core/search.ts'

/** The creation of a safe. */
export const newSafeRoutes = [
  createRoute({
    path: '/new-safe',
    getParentRoute: () => rootRoute,
    // A step of its own in the browser's history, so that Back leads to the form.
    validateSearch: ({ step }: RawSearch): { step?: 'review' | undefined } => ({
      step: step === 'review' ? step : undefined,
    }),
    component: lazyRouteComponent(
      () => import('./NewSafePage.tsx'),
      'NewSafePage',
    ),
  }),
] as const
