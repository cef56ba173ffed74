import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { Address, RegisterRecoveryModuleBody } from '../schemas/index.ts'

/**
 * Subscribes to alerts when a recovery of the safe begins.
 *
 * `POST /v1/chains/{chainId}/safes/{safeAddress}/recovery`
 *
 * Newer gateways want the sign-in cookie: pass `credentials: 'include'`.
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, registerRecoveryModule } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * await registerRecoveryModule(client, {
 *   chainId: '1',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   moduleAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   credentials: 'include',
 * })
 */
export const registerRecoveryModule: GatewayCall<
  registerRecoveryModule.Parameters,
  void
> = /* @__PURE__ */ call(
  'POST /v1/chains/{chainId}/safes/{safeAddress}/recovery',
  { empty: true },
)

export declare namespace registerRecoveryModule {
  type Parameters = {
    readonly chainId: string
    readonly safeAddress: Address
  } & RegisterRecoveryModuleBody &
    CallOptions
}
