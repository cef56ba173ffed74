import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { Address, Page, QueuedItem } from '../schemas/index.ts'

/**
 * Lists waiting transactions, by nonce, with labels and conflict headers.
 *
 * `GET /v1/chains/{chainId}/safes/{safeAddress}/transactions/queued`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getTransactionQueue } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getTransactionQueue(client, {
 *   chainId: '1',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 * })
 */
export const getTransactionQueue: GatewayCall<
  getTransactionQueue.Parameters,
  getTransactionQueue.ReturnType
> = /* @__PURE__ */ call(
  'GET /v1/chains/{chainId}/safes/{safeAddress}/transactions/queued?trusted&timezone&cursor',
)

export declare namespace getTransactionQueue {
  type Parameters = {
    readonly chainId: string
    readonly safeAddress: Address
    /** False includes tokens that the gateway does not trust. */
    readonly trusted?: boolean | undefined
    /** IANA name of the time zone that days are counted in. */
    readonly timezone?: string | undefined
    /** `limit=20&offset=20`; the gateway's own links carry one. */
    readonly cursor?: string | undefined
    /** A `next` or `previous` link; takes the place of the query. */
    readonly pageUrl?: string | null | undefined
  } & CallOptions
  type ReturnType = Page<QueuedItem>
}
