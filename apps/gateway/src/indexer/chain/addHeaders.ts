import { ChainMovedError } from '../IndexerError.ts'
import type { Rpc } from '../rpc/createRpc.ts'
import type { ChainLog, Header } from './ChainLog.ts'
import { readHeaders } from './readHeaders.ts'

/**
 * Adds the headers of the blocks that logs are in, as far as they are missing.
 *
 * @throws ChainMovedError when a log is of another block of that number.
 */
export async function addHeaders(
  rpc: Rpc,
  headers: Map<number, Header>,
  logs: readonly ChainLog[],
): Promise<void> {
  const missing = new Set(
    logs
      .map(({ blockNumber }) => blockNumber)
      .filter((block) => !headers.has(block)),
  )
  for (const header of await readHeaders(rpc, [...missing])) {
    if (header !== undefined) headers.set(header.number, header)
  }
  for (const { blockNumber, blockHash } of logs) {
    if (headers.get(blockNumber)?.hash !== blockHash) {
      throw new ChainMovedError(blockNumber)
    }
  }
}
