import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../../core/lazyPage.ts'
import { safeRoute } from '../../core/routes.ts'
import { type RawSearch, text } from '../../core/search.ts'

/** The safe's address on the other networks, and its creation on one of them. */
export const otherChainRoutes = [
  createRoute({
    path: '/settings/other-networks',
    getParentRoute: () => safeRoute,
    component: lazyPage(
      () => import('./OtherNetworksPage.tsx'),
      'OtherNetworksPage',
    ),
  }),
  createRoute({
    path: '/settings/add-network',
    getParentRoute: () => safeRoute,
    validateSearch: ({
      network,
    }: RawSearch): { network?: string | undefined } => ({
      network: text(network),
    }),
    component: lazyPage(() => import('./AddNetworkPage.tsx'), 'AddNetworkPage'),
  }),
] as const
