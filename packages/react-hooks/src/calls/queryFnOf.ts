import type { GatewayClient } from '@strongroom/gateway-sdk'
import { skipToken } from '@tanstack/react-query'

type Answer<A extends (...parameters: never) => unknown> = Promise<
  Awaited<ReturnType<A>>
>

interface Context {
  readonly signal: AbortSignal
  readonly pageParam?: unknown
}

/**
 * Makes the call with TanStack Query's context; waits for missing parameters.
 */
export function queryFnOf<
  A extends (client: GatewayClient, parameters: never) => Promise<unknown>,
>(
  client: GatewayClient,
  action: A,
  parameters: Readonly<Record<string, unknown>>,
  required: readonly PropertyKey[],
): ((context: Context) => Answer<A>) | typeof skipToken {
  if (required.some((name) => (parameters[name as string] ?? '') === ''))
    return skipToken
  return ({ signal, pageParam }) =>
    action(client, {
      ...parameters,
      ...(pageParam ? { pageUrl: pageParam } : {}),
      signal,
      retry: 0,
    } as never) as Answer<A>
}
