import { addressPath, chainPath } from '../client/segments.ts'
import type { CallOptions, GatewayClient } from '../client/types.ts'
import type { Address, OwnedSafes } from '../schemas/index.ts'

/**
 * Lists the safes of an owner on one chain.
 *
 * `GET /v1/chains/{chainId}/owners/{ownerAddress}/safes`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getOwnedSafes } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const { safes } = await getOwnedSafes(client, {
 *   chainId: '1',
 *   ownerAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 * })
 */
export async function getOwnedSafes(
  client: GatewayClient,
  parameters: getOwnedSafes.Parameters,
): Promise<getOwnedSafes.ReturnType> {
  return client.request({
    call: 'getOwnedSafes',
    path: `/v1${chainPath(parameters)}/owners${addressPath('ownerAddress', parameters.ownerAddress)}/safes`,
    options: parameters,
  })
}

export declare namespace getOwnedSafes {
  type Parameters = {
    readonly chainId: string
    readonly ownerAddress: Address
  } & CallOptions
  type ReturnType = OwnedSafes
}
