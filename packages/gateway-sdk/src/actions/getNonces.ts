import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { Address, Nonces } from '../schemas/index.ts'

/**
 * Reads a safe's nonce and the first one without a waiting transaction.
 *
 * `GET /v1/chains/{chainId}/safes/{safeAddress}/nonces`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getNonces } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getNonces(client, {
 *   chainId: '1',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 * })
 */
export const getNonces: GatewayCall<
  getNonces.Parameters,
  getNonces.ReturnType
> = /* @__PURE__ */ call('GET /v1/chains/{chainId}/safes/{safeAddress}/nonces')

export declare namespace getNonces {
  type Parameters = {
    readonly chainId: string
    readonly safeAddress: Address
  } & CallOptions
  type ReturnType = Nonces
}
