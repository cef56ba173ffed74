import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { Address } from '../schemas/index.ts'

/**
 * Deletes an owner's address for alerts.
 *
 * `DELETE /v1/chains/{chainId}/safes/{safeAddress}/emails/{signerAddress}`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, deleteRegisteredEmail } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * await deleteRegisteredEmail(client, {
 *   chainId: '1',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   signerAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   headers: { 'Safe-Wallet-Signature': '0x…', 'Safe-Wallet-Signature-Timestamp': '1700000000000' },
 * })
 */
export const deleteRegisteredEmail: GatewayCall<
  deleteRegisteredEmail.Parameters,
  void
> = /* @__PURE__ */ call(
  'DELETE /v1/chains/{chainId}/safes/{safeAddress}/emails/{signerAddress}',
  { empty: true },
)

export declare namespace deleteRegisteredEmail {
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
}
