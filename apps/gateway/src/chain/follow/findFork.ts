import type { Hex } from 'viem'
import type { Rpc } from '../../platform/rpc/createNodeRpc.ts'
import { RpcError } from '../../platform/rpc/RpcError.ts'
import { ReplacedChainError } from '../chainErrors.ts'
import { readHeaders } from '../fetch/readHeaders.ts'
import type { Cursor } from '../store/head.ts'

/**
 * The newest block that the store and the node have in common.
 *
 * @throws ReplacedChainError when it is older than every hash that was kept.
 */
export async function findFork(
  rpc: Rpc,
  cursor: Cursor,
): Promise<{ number: number; hash: Hex }> {
  const { recent } = cursor
  const numbers = [0, ...recent.map(({ number }) => number)]
  const [genesis, ...headers] = await readHeaders(rpc, numbers)
  requireGenesis(cursor, genesis)
  const at = recent.findLastIndex(({ hash }, i) => headers[i]?.hash === hash)
  const block = recent[at]
  if (block !== undefined) return block
  const oldest = recent[0] ?? { number: cursor.head, hash: cursor.headHash }
  throw new ReplacedChainError(
    'depth',
    oldest.number,
    oldest.hash,
    headers[0]?.hash,
  )
}

/** @throws ReplacedChainError when the node's first block is not the index's. */
export function requireGenesis(
  { genesisHash }: Cursor,
  genesis: { hash: Hex } | undefined,
): void {
  if (genesis === undefined) {
    throw new RpcError('invalid', 'The node does not know its first block.')
  }
  if (genesis.hash !== genesisHash) {
    throw new ReplacedChainError('genesis', 0, genesisHash, genesis.hash)
  }
}
