import type { Logger } from 'pino'
import type { Config } from './config/Config.ts'
import { createGateway } from './createGateway.ts'
import { openDatabase } from './db/openDatabase.ts'
import { createApp } from './http/createApp.ts'
import { serve } from './http/serve.ts'
import { startIndexer } from './indexer/startIndexer.ts'

export interface RunningGateway {
  port: number
  /** Finishes running requests and closes the store, within two seconds. */
  close(): Promise<void>
}

/**
 * Opens the store, listens, and starts to follow the chains.
 *
 * @throws GatewayStartError when the folder or the port is in use.
 */
export async function startGateway(
  config: Config,
  log: Logger,
): Promise<RunningGateway> {
  const store = await openDatabase(
    config.databaseUrl === undefined
      ? { folder: config.dataFolder }
      : { url: config.databaseUrl },
  )
  log.info({ store: store.kind }, 'store open')
  try {
    const app = createApp(createGateway(config, store.db, log))
    const server = await serve(app, config)
    log.info({ url: config.publicUrl, port: server.port }, 'listening')
    const indexers = config.chains.map((chain) => {
      log.info({ chainId: chain.chainId }, 'indexing')
      return startIndexer({ db: store.db, chain, log })
    })
    return {
      port: server.port,
      close: async () => {
        await Promise.all([
          server.close(),
          ...indexers.map((indexer) => indexer.stop()),
        ])
        await store.close()
      },
    }
  } catch (error) {
    await store.close()
    throw error
  }
}
