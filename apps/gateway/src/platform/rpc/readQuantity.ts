import type { Address, Client, Hex } from 'viem'
import { badGateway } from '../errors/HttpError.ts'

/**
 * What an account has, or how many transactions it has sent, by the last block.
 *
 * @throws HttpError 502 when the node answers with something else, and the
 * client's errors when it does not answer.
 */
export async function readQuantity(
  client: Client,
  method: 'eth_getBalance' | 'eth_getTransactionCount',
  address: Address,
): Promise<bigint> {
  const answer: unknown = await client.request({
    method,
    params: [address, 'latest'],
  })
  if (typeof answer !== 'string' || !/^0x[\da-f]{1,64}$/i.test(answer)) {
    throw badGateway()
  }
  return BigInt(answer as Hex)
}
