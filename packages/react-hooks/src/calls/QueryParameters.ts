import type { CallOptions, GatewayClient } from '@strongroom/gateway-sdk'

type Action = (client: GatewayClient, parameters: never) => unknown

type Own<A extends Action> = NonNullable<Parameters<A>[1]>

/**
 * A call's own parameters, each of which may still be missing: the query then
 * waits. TanStack Query provides the signal.
 */
export type QueryParameters<A extends Action> = {
  readonly [K in Exclude<keyof Own<A>, keyof CallOptions>]?:
    | Own<A>[K]
    | undefined
}

/** `QueryParameters` without the page, which TanStack Query provides. */
export type ListParameters<A extends Action> = Omit<
  QueryParameters<A>,
  'cursor' | 'pageUrl'
>

/** Names of the parameters without which a call cannot be made. */
export type RequiredName<A extends Action> = {
  [K in keyof Own<A>]-?: object extends Pick<Own<A>, K> ? never : K
}[keyof Own<A>]

/** Refuses a list of required names that leaves one out. */
export type AllRequired<A extends Action, K> = [
  Exclude<RequiredName<A>, K>,
] extends [never]
  ? unknown
  : { readonly missing: Exclude<RequiredName<A>, K> }
