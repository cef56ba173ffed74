import type { GatewayClient } from '@strongroom/gateway-sdk'
import type { QueryName } from './queryNames.gen.ts'

export type { QueryName } from './queryNames.gen.ts'

/** Key of a cached answer: the call and its parameters. */
export type QueryKey = readonly [
  'strongroom',
  QueryName,
  Readonly<Record<string, unknown>>,
]

/**
 * The key of a cached answer: the client, then the parameters that were given,
 * addresses in lower case and bigints as decimal text. TanStack Query matches
 * keys by their parts, so a key with fewer parameters is the prefix to
 * invalidate. For everything of a safe, a chain or a client: `queryFilter`.
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
  // Copied through JSON, which leaves out undefined values, at any depth.
  const given = { ...parameters, scope: client.uid }
  return ['strongroom', name, JSON.parse(JSON.stringify(given, normalize))]
}

/** One writing for one thing; addresses may stand behind a chain (`1:0x…`). */
function normalize(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ||
    (typeof value === 'string' && /^(\d+:)?0x[\da-f]{40}$/i.test(value))
    ? `${value}`.toLowerCase()
    : value
}
