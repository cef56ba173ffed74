import { addressPath } from '../client/segments.ts'
import type { CallOptions, GatewayClient } from '../client/types.ts'
import type { GatewayError } from '../errors/gatewayError.ts'
import type { Address, AllOwnedSafes } from '../schemas/index.ts'

/**
 * Lists the safes of an owner by chain id. Gateways that no longer have the
 * first route answer 404 to it; the call then asks their second one.
 *
 * `GET /v1/owners/{ownerAddress}/safes`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getAllOwnedSafes } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const safes = await getAllOwnedSafes(client, {
 *   ownerAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 * })
 */
export async function getAllOwnedSafes(
  client: GatewayClient,
  parameters: getAllOwnedSafes.Parameters,
): Promise<getAllOwnedSafes.ReturnType> {
  const owner = addressPath('ownerAddress', parameters.ownerAddress)
  const read = (version: string) =>
    client.request<AllOwnedSafes>({
      call: 'getAllOwnedSafes',
      path: `/${version}/owners${owner}/safes`,
      options: parameters,
    })
  return read('v1').catch((error: GatewayError) => {
    if (error.status === 404) return read('v2')
    throw error
  })
}

export declare namespace getAllOwnedSafes {
  type Parameters = {
    readonly ownerAddress: Address
  } & CallOptions
  type ReturnType = AllOwnedSafes
}
