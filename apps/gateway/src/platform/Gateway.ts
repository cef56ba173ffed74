import type { Client } from 'viem'
import type { Config, WebhookSettings } from './config/Config.ts'
import type { DiskWatch } from './db/createDiskWatch.ts'
import type { Database } from './db/Database.ts'
import type { EventStreams } from './live/EventStreams.ts'
import type { Log } from './log/Log.ts'
import type { Metrics } from './metrics/createMetrics.ts'
import type { PageCache } from './pages/createPageCache.ts'
import type { PriceFeed } from './prices/createPriceFeed.ts'
import type { NodePool } from './rpc/createNodePool.ts'

/** Services that every route uses. */
export interface Gateway {
  db: Database
  config: Config
  /** Nodes of each chain, by chain id. */
  nodes: ReadonlyMap<string, NodePool>
  /** Client of a chain's RPC, by chain id. */
  rpc: ReadonlyMap<string, Client>
  /** Prices from elsewhere, where the operator wants them. */
  priceFeed?: PriceFeed | undefined
  metrics: Metrics
  /** Whether the disk of the store is full. */
  disk: DiskWatch
  /** Cache of recently rendered list pages. */
  pages: PageCache
  /** Receivers of signed events, as the operator's file lists them now. */
  webhooks: () => readonly WebhookSettings[]
  /** Open streams of events. */
  live: EventStreams
  /** Milliseconds since 1970. */
  now: () => number
  log: Log
}
