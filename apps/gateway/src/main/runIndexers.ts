import { once } from 'node:events'
import type { Logger } from 'pino'
import { startIndexer } from '../chain/startIndexer.ts'
import type { ChainConfig } from '../platform/config/Config.ts'
import type { Database } from '../platform/db/Database.ts'
import type { NodePool } from '../platform/rpc/createNodePool.ts'

export interface RunIndexersOptions {
  db: Database
  chains: readonly ChainConfig[]
  /** Nodes of each chain, by chain id. */
  nodes: ReadonlyMap<string, NodePool>
  log: Logger
  signal: AbortSignal
}

/** Follows every chain until the signal, then waits for the last write. */
export async function runIndexers({
  db,
  chains,
  nodes,
  log,
  signal,
}: RunIndexersOptions): Promise<void> {
  const indexers = chains.map((chain) => {
    log.info({ chainId: chain.chainId }, 'indexing')
    return startIndexer({
      db,
      chain,
      nodes: nodes.get(chain.chainId),
      log,
      signal,
    })
  })
  if (!signal.aborted) await once(signal, 'abort')
  await Promise.all(indexers.map((indexer) => indexer.stop()))
}
