import { safePath } from '../client/segments.ts'
import type { CallOptions, GatewayClient } from '../client/types.ts'
import type { Address, Estimation, EstimationBody } from '../schemas/index.ts'

/**
 * Reads the nonces and the gas a call needs inside the safe; `safeTxGas` is `0`
 * from version 1.3.0 on.
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
export async function postSafeGasEstimation(
  client: GatewayClient,
  parameters: postSafeGasEstimation.Parameters,
): Promise<postSafeGasEstimation.ReturnType> {
  const { chainId, safeAddress, signal, timeout, retry, ...body } = parameters
  return client.request({
    call: 'postSafeGasEstimation',
    path: `${safePath(parameters).replace('v1', 'v2')}/multisig-transactions/estimations`,
    method: 'POST',
    body,
    options: { signal, timeout, retry },
  })
}

export declare namespace postSafeGasEstimation {
  type Parameters = {
    readonly chainId: string
    readonly safeAddress: Address
  } & EstimationBody &
    CallOptions
  type ReturnType = Estimation
}
