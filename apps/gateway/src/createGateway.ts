import type { Config } from './config/Config.ts'
import type { Database } from './db/Database.ts'
import type { Gateway, Log } from './Gateway.ts'
import { createRpcClient } from './rpc/createRpcClient.ts'
import { createPageCache } from './views/createPageCache.ts'

/** Puts together what the routes work with. */
export function createGateway(
  config: Config,
  db: Database,
  log: Log,
  now: () => number = Date.now,
): Gateway {
  return {
    config,
    db,
    log,
    now,
    pages: createPageCache(),
    rpc: new Map(
      config.chains.map((chain) => [
        chain.chainId,
        createRpcClient(chain.rpcUrl),
      ]),
    ),
  }
}
