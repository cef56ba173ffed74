import { call } from '../client/call.ts'
import { inBatches } from '../client/inBatches.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { Address, SafeOverview } from '../schemas/index.ts'

/**
 * Reads short facts about several safes, on any chains. Safes that fail are left
 * out: match the answers by chain and address. More than ten safes are read by
 * several requests at the same time; if one of them fails, the call rejects.
 *
 * `GET /v1/safes`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getSafeOverviews } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getSafeOverviews(client, {
 *   safes: ['1:0x5aFE3855358E112B5647B952709E6165e1c1eEEe'],
 * })
 */
export const getSafeOverviews: GatewayCall<
  getSafeOverviews.Parameters,
  getSafeOverviews.ReturnType
> = /* @__PURE__ */ inBatches(
  /* @__PURE__ */ call(
    'GET /v1/safes?currency&trusted&exclude_spam&wallet_address&safes',
  ),
)

export declare namespace getSafeOverviews {
  type Parameters = {
    /** @default 'usd' */
    readonly currency?: string | undefined
    /** True counts only what the gateway trusts. */
    readonly trusted?: boolean | undefined
    readonly excludeSpam?: boolean | undefined
    /** Whose confirmations `awaitingConfirmation` counts. */
    readonly walletAddress?: Address | undefined
    /** Any number of safes, each as `{chainId}:{address}`. */
    readonly safes: readonly `${string}:${Address}`[]
  } & CallOptions
  type ReturnType = SafeOverview[]
}
