import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { Address, Page, TransactionItem } from '../schemas/index.ts'

/**
 * Lists the owners' transactions by nonce, the highest first.
 *
 * `GET /v1/chains/{chainId}/safes/{safeAddress}/multisig-transactions/`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getMultisigTransactions } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getMultisigTransactions(client, {
 *   chainId: '1',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 * })
 */
export const getMultisigTransactions: GatewayCall<
  getMultisigTransactions.Parameters,
  getMultisigTransactions.ReturnType
> = /* @__PURE__ */ call(
  'GET /v1/chains/{chainId}/safes/{safeAddress}/multisig-transactions/?execution_date__gte&execution_date__lte&to&value&nonce&executed&timezone&cursor',
)

export declare namespace getMultisigTransactions {
  type Parameters = {
    readonly chainId: string
    readonly safeAddress: Address
    /** ISO 8601; not before. */
    readonly executionDateGte?: string | undefined
    /** ISO 8601; not after. */
    readonly executionDateLte?: string | undefined
    readonly to?: Address | undefined
    /** Base units. */
    readonly value?: string | undefined
    readonly nonce?: string | undefined
    readonly executed?: boolean | undefined
    /** IANA name of the time zone that days are counted in. */
    readonly timezone?: string | undefined
    /** `limit=20&offset=20`; the gateway's own links carry one. */
    readonly cursor?: string | undefined
    /** A `next` or `previous` link; takes the place of the query. */
    readonly pageUrl?: string | null | undefined
  } & CallOptions
  type ReturnType = Page<TransactionItem>
}
