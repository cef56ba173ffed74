import type { CallOptions, GatewayClient } from '@strongroom/gateway-sdk'

/**
 * A call's own parameters, each of which may still be missing: the query then
 * waits. TanStack Query provides the signal.
 */
export type QueryParameters<
  A extends (client: GatewayClient, parameters: never) => unknown,
> = {
  readonly [K in Exclude<
    keyof NonNullable<Parameters<A>[1]>,
    keyof CallOptions
  >]?: NonNullable<Parameters<A>[1]>[K] | undefined
}
