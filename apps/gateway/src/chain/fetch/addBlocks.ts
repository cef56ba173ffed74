import type { Rpc } from '../../platform/rpc/createNodeRpc.ts'
import { ChainMovedError } from '../chainErrors.ts'
import type { BlockRef, ChainLog } from './ChainLog.ts'
import { readHeaders } from './readHeaders.ts'

/**
 * Adds the missing blocks of logs: from the logs themselves where these have
 * the time, else from their headers.
 *
 * @throws ChainMovedError when a log is of another block of that number.
 */
export async function addBlocks(
  rpc: Rpc,
  blocks: Map<number, BlockRef>,
  logs: readonly ChainLog[],
): Promise<void> {
  const missing = new Set<number>()
  for (const { blockNumber, blockHash, timestamp } of logs) {
    if (blocks.has(blockNumber)) continue
    if (timestamp === undefined) missing.add(blockNumber)
    else
      blocks.set(blockNumber, {
        number: blockNumber,
        hash: blockHash,
        timestamp,
      })
  }
  for (const header of await readHeaders(rpc, [...missing])) {
    if (header !== undefined) blocks.set(header.number, header)
  }
  for (const { blockNumber, blockHash } of logs) {
    if (blocks.get(blockNumber)?.hash !== blockHash) {
      throw new ChainMovedError(blockNumber)
    }
  }
}
