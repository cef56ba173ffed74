import type { Logger } from 'pino'
import type { Config } from './config/Config.ts'
import { createGateway } from './createGateway.ts'
import { holdLeadership } from './db/holdLeadership.ts'
import { openDatabase } from './db/openDatabase.ts'
import { createApp } from './http/createApp.ts'
import { serve } from './http/serve.ts'
import { runIndexers } from './runIndexers.ts'

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
    const controller = new AbortController()
    const { signal } = controller
    const index = (until: AbortSignal) =>
      runIndexers({ db: store.db, chains: config.chains, log, signal: until })
    const indexing =
      config.databaseUrl === undefined
        ? index(signal)
        : holdLeadership({ url: config.databaseUrl, lead: index, signal })
    return {
      port: server.port,
      close: async () => {
        controller.abort()
        await Promise.all([server.close(), indexing])
        await store.close()
      },
    }
  } catch (error) {
    await store.close()
    throw error
  }
}
