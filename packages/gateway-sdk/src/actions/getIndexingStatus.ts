import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
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
export const getIndexingStatus: GatewayCall<
  getIndexingStatus.Parameters,
  getIndexingStatus.ReturnType
> = /* @__PURE__ */ call('GET /v1/chains/{chainId}/about/indexing')

export declare namespace getIndexingStatus {
  type Parameters = {
    readonly chainId: string
  } & CallOptions
  type ReturnType = IndexingStatus
}
