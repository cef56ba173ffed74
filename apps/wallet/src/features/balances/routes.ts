import { balancesQueryOptions } from '@strongroom/react-hooks/query'
import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../../core/lazyPage.ts'
import { prefetchForSafe, safeRoute } from '../../core/routes.ts'
import { currencyOf } from '../../core/useCurrency.ts'

/** What a safe holds. */
export const balanceRoutes = [
  createRoute({
    path: '/balances',
    getParentRoute: () => safeRoute,
    loaderDeps: ({ search: { safe } }) => ({ safe }),
    loader: ({ context, deps }) =>
      prefetchForSafe(context, deps.safe, (safe) =>
        context.queryClient.prefetchQuery(
          balancesQueryOptions(context.gateway, {
            ...safe,
            currency: currencyOf(context.stores),
          }),
        ),
      ),
    component: lazyPage(() => import('./BalancesPage.tsx'), 'BalancesPage'),
  }),
] as const
