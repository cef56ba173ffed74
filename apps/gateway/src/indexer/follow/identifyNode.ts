import type { Hex } from 'viem'
import { parseHeader } from '../chain/parseHeader.ts'
import { headerCall } from '../chain/readHeaders.ts'
import { WrongChainError } from '../IndexerError.ts'
import type { Rpc } from '../rpc/createRpc.ts'
import { requireResult } from '../rpc/requireResult.ts'

export interface Node {
  kind: 'development' | 'network'
  genesisHash: Hex | undefined
}

/**
 * Who answers, and which chain it serves.
 *
 * @throws WrongChainError when it is not the configured one.
 */
export async function identifyNode(rpc: Rpc, chainId: string): Promise<Node> {
  const [id, version, genesis] = await rpc.batch([
    { method: 'eth_chainId', params: [] },
    { method: 'web3_clientVersion', params: [] },
    headerCall(0),
  ])
  const actual = BigInt(String(requireResult(id)))
  if (actual !== BigInt(chainId)) {
    throw new WrongChainError(chainId, String(actual))
  }
  const name = version !== undefined && 'result' in version && version.result
  return {
    kind: /^(anvil|hardhat|ganache)/i.test(String(name))
      ? 'development'
      : 'network',
    genesisHash: parseHeader(requireResult(genesis))?.hash,
  }
}
