import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { Address, Estimation, EstimationBody } from '../schemas/index.ts'

/**
 * Estimates the gas of a call, and reads the nonces around it.
 *
 * `POST /v2/chains/{chainId}/safes/{safeAddress}/multisig-transactions/estimations`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, postSafeGasEstimation } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await postSafeGasEstimation(client, {
 *   chainId: '1',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   to: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   value: '0',
 *   data: '0x',
 *   operation: 0,
 * })
 */
export const postSafeGasEstimation: GatewayCall<
  postSafeGasEstimation.Parameters,
  postSafeGasEstimation.ReturnType
> = /* @__PURE__ */ call(
  'POST /v2/chains/{chainId}/safes/{safeAddress}/multisig-transactions/estimations',
)

export declare namespace postSafeGasEstimation {
  type Parameters = {
    readonly chainId: string
    readonly safeAddress: Address
  } & EstimationBody &
    CallOptions
  type ReturnType = Estimation
}
