import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { Address } from '../schemas/index.ts'

/**
 * Requests a new verification code.
 *
 * `POST /v1/chains/{chainId}/safes/{safeAddress}/emails/{signerAddress}/verify-resend`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, resendEmailVerificationCode } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * await resendEmailVerificationCode(client, {
 *   chainId: '1',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   signerAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 * })
 */
export const resendEmailVerificationCode: GatewayCall<
  resendEmailVerificationCode.Parameters,
  void
> = /* @__PURE__ */ call(
  'POST /v1/chains/{chainId}/safes/{safeAddress}/emails/{signerAddress}/verify-resend',
  { empty: true },
)

export declare namespace resendEmailVerificationCode {
  type Parameters = {
    readonly chainId: string
    readonly safeAddress: Address
    readonly signerAddress: Address
  } & CallOptions
}
