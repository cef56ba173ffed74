import type { Hex } from 'viem'
import { readHeaders } from '../chain/readHeaders.ts'
import type { Rpc } from '../rpc/createRpc.ts'
import { RpcError } from '../rpc/RpcError.ts'
import type { Cursor } from '../store/Cursor.ts'

export type Fork =
  | { kind: 'at'; block: { number: number; hash: Hex } }
  /** Older than every hash that was kept. */
  | { kind: 'too-deep' }
  /** Not the chain that was indexed. */
  | { kind: 'another-chain'; genesisHash: Hex }

/** The newest block that the store and the node have in common. */
export async function findFork(rpc: Rpc, cursor: Cursor): Promise<Fork> {
  const { recent } = cursor
  const numbers = [0, ...recent.map(({ number }) => number)]
  const [genesis, ...headers] = await readHeaders(rpc, numbers)
  if (genesis === undefined) {
    throw new RpcError('invalid', 'The node does not know its first block.')
  }
  if (genesis.hash !== cursor.genesisHash) {
    return { kind: 'another-chain', genesisHash: genesis.hash }
  }
  const at = recent.findLastIndex(({ hash }, i) => headers[i]?.hash === hash)
  const block = recent[at]
  return block === undefined ? { kind: 'too-deep' } : { kind: 'at', block }
}
