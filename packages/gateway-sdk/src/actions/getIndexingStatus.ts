import { chainPath } from '../client/segments.ts'
import type { CallOptions, GatewayClient } from '../client/types.ts'
import type { IndexingStatus } from '../schemas/index.ts'

/**
 * Reads how far the gateway has followed a chain.
 *
 * `GET /v1/chains/{chainId}/about/indexing`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getIndexingStatus } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getIndexingStatus(client, { chainId: '1' })
 */
export async function getIndexingStatus(
  client: GatewayClient,
  parameters: getIndexingStatus.Parameters,
): Promise<getIndexingStatus.ReturnType> {
  return client.request({
    call: 'getIndexingStatus',
    path: `/v1${chainPath(parameters)}/about/indexing`,
    options: parameters,
  })
}

export declare namespace getIndexingStatus {
  type Parameters = {
    readonly chainId: string
  } & CallOptions
  type ReturnType = IndexingStatus
}
