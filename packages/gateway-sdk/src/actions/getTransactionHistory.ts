import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { Address, HistoryItem, Page } from '../schemas/index.ts'

/**
 * Lists the history, newest first, with a label before each day.
 *
 * `GET /v1/chains/{chainId}/safes/{safeAddress}/transactions/history`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getTransactionHistory } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getTransactionHistory(client, {
 *   chainId: '1',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   timezone: 'Europe/Zurich',
 * })
 */
export const getTransactionHistory: GatewayCall<
  getTransactionHistory.Parameters,
  getTransactionHistory.ReturnType
> = /* @__PURE__ */ call(
  'GET /v1/chains/{chainId}/safes/{safeAddress}/transactions/history?trusted&imitation&timezone&timezone_offset&cursor',
)

export declare namespace getTransactionHistory {
  type Parameters = {
    readonly chainId: string
    readonly safeAddress: Address
    /** False includes tokens that the gateway does not trust. */
    readonly trusted?: boolean | undefined
    /** False leaves out address-poisoning copies. */
    readonly imitation?: boolean | undefined
    /** IANA name of the time zone that days are counted in. */
    readonly timezone?: string | undefined
    /** Milliseconds; where the zone has no name. */
    readonly timezoneOffset?: number | undefined
    /** `limit=20&offset=20`; the gateway's own links carry one. */
    readonly cursor?: string | undefined
    /** A `next` or `previous` link; takes the place of the query. */
    readonly pageUrl?: string | null | undefined
  } & CallOptions
  type ReturnType = Page<HistoryItem>
}
