import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
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
export const getCreationTransaction: GatewayCall<
  getCreationTransaction.Parameters,
  getCreationTransaction.ReturnType
> = /* @__PURE__ */ call(
  'GET /v1/chains/{chainId}/safes/{safeAddress}/transactions/creation',
)

export declare namespace getCreationTransaction {
  type Parameters = {
    readonly chainId: string
    readonly safeAddress: Address
  } & CallOptions
  type ReturnType = CreationTransaction
}
