import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { Address } from '../schemas/index.ts'

/**
 * Ends alerts about recoveries.
 *
 * `DELETE /v1/chains/{chainId}/safes/{safeAddress}/recovery/{moduleAddress}`
 *
 * Gateways want the sign-in cookie: pass `credentials: 'include'`.
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, deleteRecoveryModule } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * await deleteRecoveryModule(client, {
 *   chainId: '1',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   moduleAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   credentials: 'include',
 * })
 */
export const deleteRecoveryModule: GatewayCall<
  deleteRecoveryModule.Parameters,
  void
> = /* @__PURE__ */ call(
  'DELETE /v1/chains/{chainId}/safes/{safeAddress}/recovery/{moduleAddress}',
  { empty: true },
)

export declare namespace deleteRecoveryModule {
  type Parameters = {
    readonly chainId: string
    readonly safeAddress: Address
    readonly moduleAddress: Address
  } & CallOptions
}
