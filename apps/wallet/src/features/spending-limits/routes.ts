import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../../core/lazyPage.ts'
import { safeRoute } from '../../core/routes.ts'
import { type RawSearch, text } from '../../core/search.ts'

interface LimitSearch {
  /** Who may spend. */
  delegate?: string | undefined
  /** Contract of the token; the chain's coin without one. */
  token?: string | undefined
}

/** A payment within a limit; a signature by the delegate lets anybody send it. */
interface SpendSearch extends LimitSearch {
  to?: string | undefined
  /** Amount in base units. */
  value?: string | undefined
  signature?: string | undefined
}

const digits = (value: unknown) =>
  /^\d{1,29}$/.test(`${value}`) ? text(value) : undefined

/** Who may spend without a confirmation, and spending so. */
export const limitRoutes = [
  createRoute({
    path: '/settings/spending-limits',
    getParentRoute: () => safeRoute,
    component: lazyPage(
      () => import('./SpendingLimitsPage.tsx'),
      'SpendingLimitsPage',
    ),
  }),
  createRoute({
    path: '/settings/spending-limits/new',
    getParentRoute: () => safeRoute,
    validateSearch: ({ delegate, token }: RawSearch): LimitSearch => ({
      delegate: text(delegate),
      token: text(token),
    }),
    component: lazyPage(() => import('./NewLimitPage.tsx'), 'NewLimitPage'),
  }),
  createRoute({
    path: '/settings/spending-limits/spend',
    getParentRoute: () => safeRoute,
    validateSearch: (search: RawSearch): SpendSearch => ({
      delegate: text(search['delegate']),
      token: text(search['token']),
      to: text(search['to']),
      value: digits(search['value']),
      signature: text(search['signature']),
    }),
    component: lazyPage(() => import('./SpendPage.tsx'), 'SpendPage'),
  }),
] as const
