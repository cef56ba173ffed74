import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { Address, MessageListItem, Page } from '../schemas/index.ts'

/**
 * Lists the messages of a safe, newest first, with a label before each day.
 *
 * `GET /v1/chains/{chainId}/safes/{safeAddress}/messages`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getSafeMessages } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getSafeMessages(client, {
 *   chainId: '1',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 * })
 */
export const getSafeMessages: GatewayCall<
  getSafeMessages.Parameters,
  getSafeMessages.ReturnType
> = /* @__PURE__ */ call(
  'GET /v1/chains/{chainId}/safes/{safeAddress}/messages?cursor',
)

export declare namespace getSafeMessages {
  type Parameters = {
    readonly chainId: string
    readonly safeAddress: Address
    /** `limit=20&offset=20`; the gateway's own links carry one. */
    readonly cursor?: string | undefined
    /** A `next` or `previous` link; takes the place of the query. */
    readonly pageUrl?: string | null | undefined
  } & CallOptions
  type ReturnType = Page<MessageListItem>
}
