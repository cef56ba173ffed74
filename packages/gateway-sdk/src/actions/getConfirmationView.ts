import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type {
  Address,
  ConfirmationView,
  ConfirmationViewBody,
} from '../schemas/index.ts'

/**
 * Reads the view of a call before it is confirmed.
 *
 * `POST /v1/chains/{chainId}/safes/{safeAddress}/views/transaction-confirmation`
 *
 * Newer gateways answer 404 here: use `getTxPreview`.
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getConfirmationView } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getConfirmationView(client, {
 *   chainId: '1',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   operation: 0,
 *   data: '0x…',
 *   to: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   value: '0',
 * })
 */
export const getConfirmationView: GatewayCall<
  getConfirmationView.Parameters,
  getConfirmationView.ReturnType
> = /* @__PURE__ */ call(
  'POST /v1/chains/{chainId}/safes/{safeAddress}/views/transaction-confirmation',
)

export declare namespace getConfirmationView {
  type Parameters = {
    readonly chainId: string
    readonly safeAddress: Address
  } & ConfirmationViewBody &
    CallOptions
  type ReturnType = ConfirmationView
}
