import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { Address, VerifyEmailBody } from '../schemas/index.ts'

/**
 * Proves the ownership of an e-mail address with its code.
 *
 * `PUT /v1/chains/{chainId}/safes/{safeAddress}/emails/{signerAddress}/verify`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, verifyEmail } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * await verifyEmail(client, {
 *   chainId: '1',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   signerAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   code: '123456',
 * })
 */
export const verifyEmail: GatewayCall<verifyEmail.Parameters, void> =
  /* @__PURE__ */ call(
    'PUT /v1/chains/{chainId}/safes/{safeAddress}/emails/{signerAddress}/verify',
    { empty: true },
  )

export declare namespace verifyEmail {
  type Parameters = {
    readonly chainId: string
    readonly safeAddress: Address
    readonly signerAddress: Address
  } & VerifyEmailBody &
    CallOptions
}
