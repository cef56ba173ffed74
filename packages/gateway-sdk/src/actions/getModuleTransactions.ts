import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { Address, Hex, Page, TransactionItem } from '../schemas/index.ts'

/**
 * Lists what modules executed, newest first.
 *
 * `GET /v1/chains/{chainId}/safes/{safeAddress}/module-transactions/`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getModuleTransactions } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getModuleTransactions(client, {
 *   chainId: '1',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 * })
 */
export const getModuleTransactions: GatewayCall<
  getModuleTransactions.Parameters,
  getModuleTransactions.ReturnType
> = /* @__PURE__ */ call(
  'GET /v1/chains/{chainId}/safes/{safeAddress}/module-transactions/?module&to&timezone&transaction_hash&cursor',
)

export declare namespace getModuleTransactions {
  type Parameters = {
    readonly chainId: string
    readonly safeAddress: Address
    readonly module?: Address | undefined
    readonly to?: Address | undefined
    /** IANA name of the time zone that days are counted in. */
    readonly timezone?: string | undefined
    readonly transactionHash?: Hex | undefined
    /** `limit=20&offset=20`; the gateway's own links carry one. */
    readonly cursor?: string | undefined
    /** A `next` or `previous` link; takes the place of the query. */
    readonly pageUrl?: string | null | undefined
  } & CallOptions
  type ReturnType = Page<TransactionItem>
}
