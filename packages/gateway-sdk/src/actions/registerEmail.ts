import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { Address, RegisterEmailBody } from '../schemas/index.ts'

/**
 * Registers an owner's address for alerts about a safe.
 *
 * `POST /v1/chains/{chainId}/safes/{safeAddress}/emails`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, registerEmail } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * await registerEmail(client, {
 *   chainId: '1',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   emailAddress: 'owner@example.com',
 *   signer: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   headers: { 'Safe-Wallet-Signature': '0x…', 'Safe-Wallet-Signature-Timestamp': '1700000000000' },
 * })
 */
export const registerEmail: GatewayCall<registerEmail.Parameters, void> =
  /* @__PURE__ */ call('POST /v1/chains/{chainId}/safes/{safeAddress}/emails', {
    empty: true,
  })

export declare namespace registerEmail {
  type Parameters = {
    readonly chainId: string
    readonly safeAddress: Address
    /** The signer's personal signature over the action, and its time in milliseconds. */
    readonly headers: {
      readonly 'Safe-Wallet-Signature': string
      readonly 'Safe-Wallet-Signature-Timestamp': string
    }
  } & RegisterEmailBody &
    CallOptions
}
