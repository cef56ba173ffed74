import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
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
 * const result = await getContract(client, {
 *   chainId: '1',
 *   contractAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 * })
 */
export const getContract: GatewayCall<
  getContract.Parameters,
  getContract.ReturnType
> = /* @__PURE__ */ call('GET /v1/chains/{chainId}/contracts/{contractAddress}')

export declare namespace getContract {
  type Parameters = {
    readonly chainId: string
    readonly contractAddress: Address
  } & CallOptions
  type ReturnType = Contract
}
