import { toAddress } from '@strongroom/safe-protocol'
import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../../core/lazyPage.ts'
import { safeRoute } from '../../core/routes.ts'
import { type RawSearch, text } from '../../core/search.ts'

// Every page loads the routes, so they take no more than it already has.
function isAddress(value: string): boolean {
  try {
    return toAddress(value) !== undefined
  } catch {
    return false
  }
}

/** Names a transaction or a message of a safe that the open one owns. */
const readChild = ({ child, hash }: RawSearch) => ({
  child: isAddress(`${child}`) ? text(child) : undefined,
  hash: /^0x[0-9a-f]{64}$/i.test(`${hash}`) ? text(hash) : undefined,
})

/** Safes that own safes: the lists, and what one does in another. */
export const nestedRoutes = [
  createRoute({
    path: '/settings/nested',
    getParentRoute: () => safeRoute,
    component: lazyPage(() => import('./NestedPage.tsx'), 'NestedPage'),
  }),
  createRoute({
    path: '/nested/approve',
    getParentRoute: () => safeRoute,
    validateSearch: readChild,
    component: lazyPage(() => import('./ApprovePage.tsx'), 'ApprovePage'),
  }),
  createRoute({
    path: '/nested/execute',
    getParentRoute: () => safeRoute,
    validateSearch: readChild,
    component: lazyPage(() => import('./ExecutePage.tsx'), 'ExecutePage'),
  }),
] as const
