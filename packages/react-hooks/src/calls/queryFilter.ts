import type { Address, GatewayClient } from '@strongroom/gateway-sdk'
import type { QueryKey } from './queryKey.ts'

/** Records of a chain whose key leaves the safe out. */
const records = ['transaction', 'message']

/**
 * A filter of TanStack Query for everything cached from a client; with a
 * `chainId`, of that chain; with a `safeAddress`, also everything that may
 * contain that safe: answers whose key names it, overviews and delegates among
 * them, and the chain's transactions and messages, whose keys leave the safe
 * out.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { queryFilter } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const queryClient = new QueryClient()
 * await queryClient.invalidateQueries(
 *   queryFilter(client, {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 * queryClient.removeQueries(queryFilter(client))
 */
export function queryFilter(
  client: Pick<GatewayClient, 'uid'>,
  where: queryFilter.Parameters = {},
) {
  const { chainId, safeAddress } = where
  const safe = safeAddress?.toLowerCase()
  return {
    queryKey: ['strongroom'] as const,
    predicate: ({
      queryKey: key,
    }: {
      readonly queryKey: readonly unknown[]
    }) => {
      const [, name, parameters] = key as Partial<QueryKey>
      // A stored cache may hold any key.
      const { scope, chainId: chain, ...rest } = parameters ?? {}
      if (scope !== client.uid) return false
      if (chainId === undefined) return true
      const values = Object.values(rest).flat()
      if (chain === undefined)
        return values.some(
          (value) =>
            typeof value === 'string' &&
            value.startsWith(`${chainId}:${safe ?? ''}`),
        )
      return (
        chain === chainId &&
        (safe === undefined ||
          records.includes(`${name}`) ||
          values.includes(safe))
      )
    },
  }
}

export declare namespace queryFilter {
  type Parameters =
    | { readonly chainId?: undefined; readonly safeAddress?: undefined }
    | {
        /** Decimal. */
        readonly chainId: string
        readonly safeAddress?: Address | undefined
      }
}
