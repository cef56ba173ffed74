import {
  chainsQueryOptions,
  safeQueryOptions,
} from '@strongroom/react-hooks/query'
import { createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { Address } from 'viem'
import { addFirstRequest } from './firstScreen.ts'
import { parseSafeRef } from './parseSafeRef.ts'
import { type RawSearch, text } from './search.ts'
import { readChainRecords } from './useChainRecords.ts'
import type { Services } from './useServices.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Stands in for a page of a safe while its address names none. */
    withoutSafe?: ComponentType
  }
}

/** The root of all pages. The app adds its frame, `app/shell/AppShell.tsx`. */
export const rootRoute = createRootRouteWithContext<Services>()({
  validateSearch: ({ safe }: RawSearch): { safe?: string | undefined } => ({
    safe: text(safe),
  }),
})

/**
 * The root of a safe's pages. The app adds `app/safe/SafeGate.tsx`, which opens
 * the safe. Links between the pages keep `?safe=`, unless they name another.
 */
export const safeRoute = createRoute({
  id: 'safe',
  getParentRoute: () => rootRoute,
  loaderDeps: ({ search: { safe } }) => ({ safe }),
  loader: ({ context, deps }) =>
    prefetchForSafe(context, deps.safe, (safe) =>
      context.queryClient.prefetchQuery(
        safeQueryOptions(context.gateway, safe),
      ),
    ),
  // The pages keep the safe up to date.
  staleTime: Number.POSITIVE_INFINITY,
  search: {
    middlewares: [
      ({ search, next }) => ({ safe: search.safe, ...next(search) }),
    ],
  },
})

/** The safe that the address of the page names. */
export const useSafeParameter = () =>
  rootRoute.useSearch({ select: ({ safe }) => safe })

/**
 * Requests the data of a page while its code and the safe itself still load: on
 * a slow network each round trip counts. The router does not wait for the
 * answers, and the page shows the errors.
 */
export function prefetchForSafe(
  services: Services,
  given: string | undefined,
  request: (safe: { chainId: string; safeAddress: Address }) => unknown,
): void {
  const parsed = parseSafeRef(given)
  if (!parsed.ok) return
  const { address, shortName } = parsed.ref
  const find = () =>
    readChainRecords(services).find((chain) => chain.shortName === shortName)
  const start = async () => {
    const known = find()
    if (known === undefined)
      await services.queryClient.prefetchQuery(
        chainsQueryOptions(services.gateway),
      )
    const chain = known ?? find()
    if (chain) await request({ chainId: chain.chainId, safeAddress: address })
  }
  addFirstRequest(start().catch(() => undefined))
}
