import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../../core/lazyPage.ts'
import { rootRoute } from '../../core/routes.ts'
import { type RawSearch, text } from '../../core/search.ts'

/** The creation of a safe. */
export const newSafeRoutes = [
  createRoute({
    path: '/new-safe',
    getParentRoute: () => rootRoute,
    // A step of its own in the browser's history, so that Back leads to the form.
    validateSearch: ({
      step,
      address,
    }: RawSearch): {
      step?: 'review' | 'networks' | undefined
      /** Address that a safe gets on several networks. */
      address?: string | undefined
    } => ({
      step: step === 'review' || step === 'networks' ? step : undefined,
      address: text(address),
    }),
    component: lazyPage(() => import('./NewSafePage.tsx'), 'NewSafePage'),
  }),
] as const
