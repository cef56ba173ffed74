import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../../core/lazyPage.ts'
import { safeRoute } from '../../core/routes.ts'
import { type RawSearch, text } from '../../core/search.ts'

interface SendSearch {
  /** Contract of the token; the chain's coin without one. */
  token?: string | undefined
  /** Recipient. */
  to?: string | undefined
  /** Amount in base units. */
  value?: string | undefined
  /** Nonce of a waiting transaction that the payment replaces. */
  nonce?: string | undefined
  /** Item of the draft batch that is edited. */
  item?: string | undefined
}

interface NftSearch {
  /** Tokens as `contract:id`, with commas between them. */
  nfts?: string | undefined
}

/** Transfers. */
export const sendRoutes = [
  createRoute({
    path: '/send',
    getParentRoute: () => safeRoute,
    validateSearch: (raw: RawSearch): SendSearch => {
      const { token, to, value, item, nonce } = raw
      return {
        token: text(token),
        to: text(to),
        item: text(item),
        nonce: /^\d{1,15}$/.test(`${nonce}`) ? text(nonce) : undefined,
        value: /^\d{1,78}$/.test(`${value}`) ? text(value) : undefined,
      }
    },
    component: lazyPage(() => import('./SendPage.tsx'), 'SendPage'),
  }),
  createRoute({
    path: '/send/nft',
    getParentRoute: () => safeRoute,
    validateSearch: ({ nfts }: RawSearch): NftSearch => ({
      nfts: text(nfts),
    }),
    component: lazyPage(() => import('./SendNftPage.tsx'), 'SendNftPage'),
  }),
] as const
