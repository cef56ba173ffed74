import { WrongChainError } from '../IndexerError.ts'
import type { Rpc } from '../rpc/createRpc.ts'
import { requireResult } from '../rpc/requireResult.ts'

/**
 * What kind of node answers.
 *
 * @throws WrongChainError when it serves another chain.
 */
export async function identifyNode(
  rpc: Rpc,
  chainId: string,
): Promise<'development' | 'network'> {
  const [id, version] = await rpc.batch([
    { method: 'eth_chainId', params: [] },
    { method: 'web3_clientVersion', params: [] },
  ])
  const actual = BigInt(String(requireResult(id)))
  if (actual !== BigInt(chainId)) {
    throw new WrongChainError(chainId, String(actual))
  }
  const name = version !== undefined && 'result' in version && version.result
  return /^(anvil|hardhat|ganache)/i.test(String(name))
    ? 'development'
    : 'network'
}
