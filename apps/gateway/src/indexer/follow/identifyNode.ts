import type { Hex } from 'viem'
import { parseHeader } from '../chain/parseHeader.ts'
import { headerCall } from '../chain/readHeaders.ts'
import type { Rpc } from '../rpc/createRpc.ts'
import { requireResult } from '../rpc/requireResult.ts'

export interface Node {
  kind: 'development' | 'network'
  genesisHash: Hex | undefined
}

/** Which kind of node answers, and with which first block. */
export async function identifyNode(rpc: Rpc): Promise<Node> {
  const [version, genesis] = await rpc.batch([
    { method: 'web3_clientVersion', params: [] },
    headerCall(0),
  ])
  const name = version !== undefined && 'result' in version && version.result
  return {
    kind: /^(anvil|hardhat|ganache)/i.test(String(name))
      ? 'development'
      : 'network',
    genesisHash: parseHeader(requireResult(genesis))?.hash,
  }
}
