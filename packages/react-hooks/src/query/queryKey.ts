import type { GatewayClient } from '@strongroom/gateway-sdk'

/** Names of the cached answers. */
export type QueryName =
  | 'allOwnedSafes'
  | 'balances'
  | 'chains'
  | 'history'
  | 'message'
  | 'messages'
  | 'nonces'
  | 'overviews'
  | 'ownedSafes'
  | 'queue'
  | 'safe'
  | 'safeApps'
  | 'transaction'

export type QueryKey = readonly [
  'strongroom',
  QueryName,
  Readonly<Record<string, unknown>>,
]

/**
 * The key of a cached answer: the client, then the parameters that were given,
 * addresses in lower case. TanStack Query matches keys by their parts, so a key
 * with fewer parameters is the prefix to invalidate.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { queryKey } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * await new QueryClient().invalidateQueries({
 *   queryKey: queryKey(client, 'queue', { chainId: '1' }),
 * })
 */
export function queryKey(
  client: Pick<GatewayClient, 'uid'>,
  name: QueryName,
  parameters: Readonly<Record<string, unknown>> = {},
): QueryKey {
  const given = Object.entries(parameters).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, normalize(value)]],
  )
  return [
    'strongroom',
    name,
    { scope: client.uid, ...Object.fromEntries(given) },
  ]
}

function normalize(value: unknown): unknown {
  return typeof value === 'string' && /^0x[\da-fA-F]{40}$/.test(value)
    ? value.toLowerCase()
    : value
}
