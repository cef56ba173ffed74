import { addressPath, chainPath } from '../client/segments.ts'
import type { CallOptions, GatewayClient } from '../client/types.ts'
import type { Address, Contract } from '../schemas/index.ts'

/**
 * Reads what the gateway knows about a contract.
 *
 * `GET /v1/chains/{chainId}/contracts/{contractAddress}`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getContract } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const contract = await getContract(client, {
 *   chainId: '1',
 *   contractAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 * })
 */
export async function getContract(
  client: GatewayClient,
  parameters: getContract.Parameters,
): Promise<getContract.ReturnType> {
  return client.request({
    call: 'getContract',
    path: `/v1${chainPath(parameters)}/contracts${addressPath('contractAddress', parameters.contractAddress)}`,
    options: parameters,
  })
}

export declare namespace getContract {
  type Parameters = {
    readonly chainId: string
    readonly contractAddress: Address
  } & CallOptions
  type ReturnType = Contract
}
