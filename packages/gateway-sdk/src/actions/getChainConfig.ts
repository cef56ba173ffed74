import { chainPath } from '../client/segments.ts'
import type { CallOptions, GatewayClient } from '../client/types.ts'
import type { ChainInfo } from '../schemas/index.ts'

/**
 * Reads one chain's settings.
 *
 * `GET /v1/chains/{chainId}`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getChainConfig } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getChainConfig(client, { chainId: '1' })
 */
export async function getChainConfig(
  client: GatewayClient,
  parameters: getChainConfig.Parameters,
): Promise<getChainConfig.ReturnType> {
  const { serviceKey } = parameters
  return client.request({
    call: 'getChainConfig',
    path: `/${serviceKey ? 'v2' : 'v1'}${chainPath(parameters)}`,
    query: { serviceKey },
    options: parameters,
  })
}

export declare namespace getChainConfig {
  type Parameters = {
    readonly chainId: string
    /** Uses `/v2`, whose features depend on the key. */
    readonly serviceKey?: string | undefined
  } & CallOptions
  type ReturnType = ChainInfo
}
