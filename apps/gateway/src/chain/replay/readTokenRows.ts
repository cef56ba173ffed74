import type { Hex } from 'viem'
import type { Rpc } from '../../platform/rpc/createNodeRpc.ts'
import type { BlockRef } from '../fetch/ChainLog.ts'
import { readTokens } from '../fetch/readTokens.ts'
import { checksum } from './checksum.ts'
import type { Rows } from './Rows.ts'

/** Rows of the tokens in `transfers` that are not among the `known` ones. */
export async function readTokenRows(
  rpc: Rpc,
  chainId: string,
  transfers: Rows['transfers'],
  known: ReadonlySet<Hex>,
  block: BlockRef,
): Promise<Rows['tokens']> {
  const seen = transfers.flatMap(({ token }) => token ?? [])
  const fresh = [...new Set(seen)].filter((address) => !known.has(address))
  const metadata = await readTokens(rpc, fresh, block)
  return metadata.map((fields, i) => ({
    chainId,
    address: checksum((fresh[i] ?? '0x').toLowerCase() as Hex),
    ...fields,
  }))
}
