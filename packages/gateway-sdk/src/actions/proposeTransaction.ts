import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type {
  Address,
  ProposeTransactionBody,
  TransactionDetails,
} from '../schemas/index.ts'

/**
 * Proposes a transaction, or adds a signature to a proposed one: the same hash
 * keeps its stored fields and gains the confirmation.
 *
 * `POST /v1/chains/{chainId}/transactions/{safeAddress}/propose`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, proposeTransaction } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await proposeTransaction(client, {
 *   chainId: '1',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   to: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   value: '1000000000000000000',
 *   nonce: '7',
 *   operation: 0,
 *   safeTxGas: '0',
 *   baseGas: '0',
 *   gasPrice: '0',
 *   gasToken: '0x0000000000000000000000000000000000000000',
 *   safeTxHash: '0x1111111111111111111111111111111111111111111111111111111111111111',
 *   sender: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   signature: '0x…',
 * })
 */
export const proposeTransaction: GatewayCall<
  proposeTransaction.Parameters,
  proposeTransaction.ReturnType
> = /* @__PURE__ */ call(
  'POST /v1/chains/{chainId}/transactions/{safeAddress}/propose',
)

export declare namespace proposeTransaction {
  type Parameters = {
    readonly chainId: string
    readonly safeAddress: Address
  } & ProposeTransactionBody &
    CallOptions
  type ReturnType = TransactionDetails
}
