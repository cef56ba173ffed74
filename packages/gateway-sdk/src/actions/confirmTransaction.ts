import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type {
  ConfirmTransactionBody,
  Hex,
  TransactionDetails,
} from '../schemas/index.ts'

/**
 * Adds confirmations to a proposed transaction.
 *
 * `POST /v1/chains/{chainId}/transactions/{safeTxHash}/confirmations`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, confirmTransaction } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await confirmTransaction(client, {
 *   chainId: '1',
 *   safeTxHash: '0x1111111111111111111111111111111111111111111111111111111111111111',
 *   signature: '0x…',
 * })
 */
export const confirmTransaction: GatewayCall<
  confirmTransaction.Parameters,
  confirmTransaction.ReturnType
> = /* @__PURE__ */ call(
  'POST /v1/chains/{chainId}/transactions/{safeTxHash}/confirmations',
)

export declare namespace confirmTransaction {
  type Parameters = {
    readonly chainId: string
    readonly safeTxHash: Hex
  } & ConfirmTransactionBody &
    CallOptions
  type ReturnType = TransactionDetails
}
