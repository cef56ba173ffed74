import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../../core/lazyPage.ts'
import { safeRoute } from '../../core/routes.ts'
import { type RawSearch, text } from '../../core/search.ts'

/** The recovery modules of the safe, and the review that cancels attempts. */
export const recoveryRoutes = [
  createRoute({
    path: '/settings/recovery',
    getParentRoute: () => safeRoute,
    component: lazyPage(() => import('./RecoveryPage.tsx'), 'RecoveryPage'),
  }),
  createRoute({
    path: '/settings/recovery/cancel',
    getParentRoute: () => safeRoute,
    validateSearch: ({ module, upTo }: RawSearch) => ({
      module: text(module),
      /** Attempts with a smaller nonce are cancelled. */
      upTo: /^\d{1,78}$/.test(`${upTo}`) ? text(upTo) : undefined,
    }),
    component: lazyPage(() => import('./CancelPage.tsx'), 'CancelPage'),
  }),
] as const
