import type { Config } from './config/Config.ts'
import type { Database } from './db/Database.ts'
import type { Gateway, Log } from './Gateway.ts'
import { createMetrics } from './metrics/createMetrics.ts'
import { createPriceFeed } from './prices/createPriceFeed.ts'
import { createRpcClient } from './rpc/createRpcClient.ts'
import { createPageCache } from './views/createPageCache.ts'

/** Puts together what the routes work with. */
export function createGateway(
  config: Config,
  db: Database,
  log: Log,
  now: () => number = Date.now,
): Gateway {
  const metrics = createMetrics(config.chains.map(({ chainId }) => chainId))
  return {
    config,
    db,
    log,
    now,
    metrics,
    pages: createPageCache(),
    priceFeed:
      config.priceFeed && createPriceFeed({ ...config.priceFeed, now, log }),
    rpc: new Map(
      config.chains.map((chain) => [
        chain.chainId,
        createRpcClient(chain.rpcUrl, {
          onCall: (outcome) => metrics.rpcCalled(chain.chainId, outcome),
          onBreaker: (open) => metrics.breakerChanged(chain.chainId, open),
        }),
      ]),
    ),
  }
}
