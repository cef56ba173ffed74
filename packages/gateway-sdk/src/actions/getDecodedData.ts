import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { DataDecoded, DataDecoderBody } from '../schemas/index.ts'

/**
 * Decodes calldata at the gateway.
 *
 * `POST /v1/chains/{chainId}/data-decoder`
 *
 * Status 404: it cannot.
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getDecodedData } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getDecodedData(client, {
 *   chainId: '1',
 *   to: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   data: '0xa9059cbb',
 * })
 */
export const getDecodedData: GatewayCall<
  getDecodedData.Parameters,
  getDecodedData.ReturnType
> = /* @__PURE__ */ call('POST /v1/chains/{chainId}/data-decoder')

export declare namespace getDecodedData {
  type Parameters = {
    readonly chainId: string
  } & DataDecoderBody &
    CallOptions
  type ReturnType = DataDecoded
}
