import { BaseError, type Hex, keccak256, RpcRequestError } from 'viem'
import type { ChainClient } from './createChainClient.ts'
import { SendError } from './SendError.ts'

/**
 * Sends a signed transaction; sending the same bytes again is harmless. When
 * the answer is lost, the chain shows whether the transaction arrived.
 *
 * Throws a {@link SendError}: `changed` when the node refused these bytes for
 * good, `node` when their fate is unknown.
 */
export async function sendSigned(
  client: ChainClient,
  serializedTransaction: Hex,
): Promise<Hex> {
  const hash = keccak256(serializedTransaction)
  try {
    await client.sendRawTransaction({ serializedTransaction })
    return hash
  } catch (error) {
    const isThere = await client.getTransaction({ hash }).then(
      () => true,
      () => false,
    )
    if (isThere) return hash
    const refusal =
      error instanceof BaseError
        ? error.walk((cause) => cause instanceof RpcRequestError)
        : null
    throw refusal instanceof RpcRequestError
      ? new SendError('changed', refusal.details, error)
      : new SendError(
          'node',
          'The endpoint of the chain did not answer.',
          error,
        )
  }
}
