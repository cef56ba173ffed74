import { safePath } from '../client/segments.ts'
import type { CallOptions, GatewayClient } from '../client/types.ts'
import type { Address, CreationTransaction } from '../schemas/index.ts'

/**
 * Reads how a safe was created.
 *
 * `GET /v1/chains/{chainId}/safes/{safeAddress}/transactions/creation`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getCreationTransaction } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getCreationTransaction(client, {
 *   chainId: '1',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 * })
 */
export async function getCreationTransaction(
  client: GatewayClient,
  parameters: getCreationTransaction.Parameters,
): Promise<getCreationTransaction.ReturnType> {
  return client.request({
    call: 'getCreationTransaction',
    path: `${safePath(parameters)}/transactions/creation`,
    options: parameters,
  })
}

export declare namespace getCreationTransaction {
  type Parameters = {
    readonly chainId: string
    readonly safeAddress: Address
  } & CallOptions
  type ReturnType = CreationTransaction
}
