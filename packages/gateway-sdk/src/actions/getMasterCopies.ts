import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { MasterCopy } from '../schemas/index.ts'

/**
 * Lists the implementation contracts that the gateway knows.
 *
 * `GET /v1/chains/{chainId}/about/master-copies`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getMasterCopies } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getMasterCopies(client, { chainId: '1' })
 */
export const getMasterCopies: GatewayCall<
  getMasterCopies.Parameters,
  getMasterCopies.ReturnType
> = /* @__PURE__ */ call('GET /v1/chains/{chainId}/about/master-copies')

export declare namespace getMasterCopies {
  type Parameters = {
    readonly chainId: string
  } & CallOptions
  type ReturnType = MasterCopy[]
}
