import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type {
  Address,
  PreviewTransactionBody,
  TransactionPreview,
} from '../schemas/index.ts'

/**
 * Previews how a call would be shown, were it proposed.
 *
 * `POST /v1/chains/{chainId}/transactions/{safeAddress}/preview`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getTxPreview } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getTxPreview(client, {
 *   chainId: '1',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   to: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   value: '0',
 *   data: '0x',
 *   operation: 0,
 * })
 */
export const getTxPreview: GatewayCall<
  getTxPreview.Parameters,
  getTxPreview.ReturnType
> = /* @__PURE__ */ call(
  'POST /v1/chains/{chainId}/transactions/{safeAddress}/preview',
)

export declare namespace getTxPreview {
  type Parameters = {
    readonly chainId: string
    readonly safeAddress: Address
  } & PreviewTransactionBody &
    CallOptions
  type ReturnType = TransactionPreview
}
