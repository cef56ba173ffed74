import type { Address, Client, Hex } from 'viem'

/** A node answered, and the answer makes no sense. */
export class UnusableAnswerError extends Error {
  override readonly name = 'UnusableAnswerError'

  constructor(method: string) {
    super(`The node's answer to ${method} cannot be used.`)
  }
}

/**
 * Balance or transaction count of an account at the latest block.
 *
 * @throws UnusableAnswerError when the node answers with something else, and
 * the client's errors when it does not answer.
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
    throw new UnusableAnswerError(method)
  }
  return BigInt(answer as Hex)
}
