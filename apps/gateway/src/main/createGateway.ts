import { createEventStreams } from '../notifications/live/createEventStreams.ts'
import { createWebhookList } from '../notifications/webhooks/createWebhookList.ts'
import type { Config } from '../platform/config/Config.ts'
import { createDiskWatch } from '../platform/db/createDiskWatch.ts'
import type { Database } from '../platform/db/Database.ts'
import type { Gateway } from '../platform/Gateway.ts'
import type { Log } from '../platform/log/Log.ts'
import { createMetrics } from '../platform/metrics/createMetrics.ts'
import { createPageCache } from '../platform/pages/createPageCache.ts'
import { createPriceFeed } from '../platform/prices/createPriceFeed.ts'
import { createNodePool } from '../platform/rpc/createNodePool.ts'
import { createRpcClient } from '../platform/rpc/createRpcClient.ts'

/** Puts together what the routes work with. */
export function createGateway(
  config: Config,
  db: Database,
  log: Log,
  now: () => number = Date.now,
): Gateway {
  const metrics = createMetrics(config.chains.map(({ chainId }) => chainId))
  const nodes = new Map(
    config.chains.map((chain) => [chain.chainId, createNodePool(chain)]),
  )
  return {
    config,
    db,
    log,
    now,
    metrics,
    disk: createDiskWatch(db),
    pages: createPageCache(),
    webhooks: createWebhookList(config.webhooks, log),
    live: createEventStreams({
      db,
      log,
      databaseUrl: config.databaseUrl,
      mostStreams: config.streams.most,
      mostOfClient: config.streams.mostOfClient,
    }),
    priceFeed:
      config.priceFeed && createPriceFeed({ ...config.priceFeed, now, log }),
    nodes,
    rpc: new Map(
      [...nodes].map(([chainId, pool]) => [
        chainId,
        createRpcClient(pool, {
          onCall: (outcome) => metrics.rpcCalled(chainId, outcome),
          onBreaker: (open) => metrics.breakerChanged(chainId, open),
        }),
      ]),
    ),
  }
}
