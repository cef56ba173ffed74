import { transactionPath } from '../client/segments.ts'
import type { CallOptions, GatewayClient } from '../client/types.ts'
import type { Hex, TransactionDetails } from '../schemas/index.ts'

/**
 * Adds an owner's confirmation. Confirming twice changes nothing.
 *
 * `POST /v1/chains/{chainId}/transactions/{safeTxHash}/confirmations`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, confirmTransaction } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const details = await confirmTransaction(client, {
 *   chainId: '1',
 *   safeTxHash: '0x1111111111111111111111111111111111111111111111111111111111111111',
 *   signature: '0x…',
 * })
 */
export async function confirmTransaction(
  client: GatewayClient,
  parameters: confirmTransaction.Parameters,
): Promise<confirmTransaction.ReturnType> {
  return client.request({
    call: 'confirmTransaction',
    path: `${transactionPath(parameters)}/confirmations`,
    method: 'POST',
    body: { signature: parameters.signature },
    options: parameters,
  })
}

export declare namespace confirmTransaction {
  type Parameters = {
    readonly chainId: string
    readonly safeTxHash: Hex
    /** One or more owners' signatures, 65 bytes each. */
    readonly signature: Hex
  } & CallOptions
  type ReturnType = TransactionDetails
}
