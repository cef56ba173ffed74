import { chainPath } from '../client/segments.ts'
import type { CallOptions, GatewayClient } from '../client/types.ts'
import type { MasterCopy } from '../schemas/index.ts'

/**
 * Lists the safe contracts the gateway knows on a chain.
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
export async function getMasterCopies(
  client: GatewayClient,
  parameters: getMasterCopies.Parameters,
): Promise<getMasterCopies.ReturnType> {
  return client.request({
    call: 'getMasterCopies',
    path: `/v1${chainPath(parameters)}/about/master-copies`,
    options: parameters,
  })
}

export declare namespace getMasterCopies {
  type Parameters = {
    readonly chainId: string
  } & CallOptions
  type ReturnType = MasterCopy[]
}
