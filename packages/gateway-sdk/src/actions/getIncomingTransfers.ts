import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { Address, Page, TransactionItem } from '../schemas/index.ts'

/**
 * Lists transfers to a safe, newest first.
 *
 * `GET /v1/chains/{chainId}/safes/{safeAddress}/incoming-transfers/`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getIncomingTransfers } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getIncomingTransfers(client, {
 *   chainId: '1',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 * })
 */
export const getIncomingTransfers: GatewayCall<
  getIncomingTransfers.Parameters,
  getIncomingTransfers.ReturnType
> = /* @__PURE__ */ call(
  'GET /v1/chains/{chainId}/safes/{safeAddress}/incoming-transfers/?trusted&execution_date__gte&execution_date__lte&to&token_address&value&timezone&cursor',
)

export declare namespace getIncomingTransfers {
  type Parameters = {
    readonly chainId: string
    readonly safeAddress: Address
    /** False includes tokens that the gateway does not trust. */
    readonly trusted?: boolean | undefined
    /** ISO 8601; not before. */
    readonly executionDateGte?: string | undefined
    /** ISO 8601; not after. */
    readonly executionDateLte?: string | undefined
    readonly to?: Address | undefined
    readonly tokenAddress?: Address | undefined
    /** Base units. */
    readonly value?: string | undefined
    /** IANA name of the time zone that days are counted in. */
    readonly timezone?: string | undefined
    /** `limit=20&offset=20`; the gateway's own links carry one. */
    readonly cursor?: string | undefined
    /** A `next` or `previous` link; takes the place of the query. */
    readonly pageUrl?: string | null | undefined
  } & CallOptions
  type ReturnType = Page<TransactionItem>
}
