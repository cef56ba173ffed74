import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../../core/lazyPage.ts'
import { safeRoute } from '../../core/routes.ts'
import { type RawSearch, text } from '../../core/search.ts'

interface BookSearch {
  q?: string | undefined
  /** Names on every network, instead of those on the safe's. */
  networks?: 'all' | undefined
}

/** Names of addresses. */
export const addressBookRoutes = [
  createRoute({
    path: '/address-book',
    getParentRoute: () => safeRoute,
    validateSearch: ({ q, networks }: RawSearch): BookSearch => ({
      q: text(q),
      networks: networks === 'all' ? networks : undefined,
    }),
    component: lazyPage(
      () => import('./AddressBookPage.tsx'),
      'AddressBookPage',
    ),
  }),
] as const
