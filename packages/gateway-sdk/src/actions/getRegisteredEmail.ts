import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { Address, RegisteredEmail } from '../schemas/index.ts'

/**
 * Reads an owner's address for alerts.
 *
 * `GET /v1/chains/{chainId}/safes/{safeAddress}/emails/{signerAddress}`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getRegisteredEmail } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getRegisteredEmail(client, {
 *   chainId: '1',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   signerAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   headers: { 'Safe-Wallet-Signature': '0x…', 'Safe-Wallet-Signature-Timestamp': '1700000000000' },
 * })
 */
export const getRegisteredEmail: GatewayCall<
  getRegisteredEmail.Parameters,
  getRegisteredEmail.ReturnType
> = /* @__PURE__ */ call(
  'GET /v1/chains/{chainId}/safes/{safeAddress}/emails/{signerAddress}',
)

export declare namespace getRegisteredEmail {
  type Parameters = {
    readonly chainId: string
    readonly safeAddress: Address
    readonly signerAddress: Address
    /** The signer's personal signature over the action, and its time in milliseconds. */
    readonly headers: {
      readonly 'Safe-Wallet-Signature': string
      readonly 'Safe-Wallet-Signature-Timestamp': string
    }
  } & CallOptions
  type ReturnType = RegisteredEmail
}
