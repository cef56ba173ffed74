import { once } from 'node:events'
import type { Logger } from 'pino'
import { createApp } from '../api/http/createApp.ts'
import { createFront, type Front } from '../api/http/createFront.ts'
import { serve } from '../api/http/serve.ts'
import { startIndexer } from '../chain/startIndexer.ts'
import type { ChainConfig, Config } from '../platform/config/Config.ts'
import type { Database } from '../platform/db/Database.ts'
import { type Fence, fenceWrites } from '../platform/db/fenceWrites.ts'
import { openDatabase } from '../platform/db/openDatabase.ts'
import { createInstance, type Instance } from '../platform/instance.ts'
import type { NodePool } from '../platform/rpc/createNodePool.ts'
import { runRelayers } from '../writes/relay/runRelayers.ts'
import { answerFolder } from './answerFolder.ts'
import { createGateway } from './createGateway.ts'
import { holdLeadership } from './holdLeadership.ts'
import { runNotifier } from './runNotifier.ts'

interface RunIndexersOptions {
  db: Database
  chains: readonly ChainConfig[]
  /** Nodes of each chain, by chain id. */
  nodes: ReadonlyMap<string, NodePool>
  log: Logger
  signal: AbortSignal
}

/** Follows every chain until the signal, then waits for the last write. */
async function runIndexers({
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

const longWait = 5_000
/** Milliseconds that everything but running requests takes at the end. */
const closingTime = 2_500

interface RunningGateway {
  port: number
  /** Finishes running requests and closes the store, within `shutdownSeconds`. */
  close(): Promise<void>
}

interface StartGatewayOptions {
  /** Stops the start. */
  signal?: AbortSignal | undefined
  /** Called when another process has taken the data folder. */
  onLost?: ((error: Error) => void) | undefined
}

const reasons = {
  connecting: 'The store does not answer.',
  migrating: 'Migrations run.',
} as const

interface OpenStoreOptions extends StartGatewayOptions {
  front: Front
  log: Logger
  instance: Instance
}

/**
 * Opens the store; meanwhile the listener answers with the reason why it is not
 * ready.
 */
const openStore = (
  { databaseUrl, dataFolder }: Config,
  { front, log, instance, signal, onLost }: OpenStoreOptions,
) => {
  const waiting = setTimeout(() => {
    log.warn({}, `not ready yet: ${front.reason}`)
  }, longWait)
  return openDatabase({
    ...(databaseUrl === undefined
      ? { folder: dataFolder, onRequest: answerFolder }
      : { url: databaseUrl }),
    instance,
    signal,
    onLost,
    onWait: ({ holder }, seconds) => {
      front.reason = `The data folder is locked; a stale lock is taken over after ${seconds} seconds.`
      const { pid, host } = holder ?? {}
      log.warn({ pid, host, seconds }, 'waiting for a heartbeat of the lock')
    },
    onPhase: (phase) => {
      front.reason = reasons[phase]
    },
  }).finally(() => clearTimeout(waiting))
}

/**
 * Listens, opens the store, and starts to follow the chains and to relay. A
 * database server that is out of reach is waited for.
 *
 * @throws GatewayStartError when the folder or the port is in use.
 */
export async function startGateway(
  config: Config,
  log: Logger,
  options: StartGatewayOptions = {},
): Promise<RunningGateway> {
  const instance = createInstance()
  const front = createFront(config.allowedHosts)
  const server = await serve(front, {
    ...config,
    grace: Math.max(500, config.shutdownSeconds * 1_000 - closingTime),
  })
  const store = await openStore(config, {
    ...options,
    front,
    log,
    instance,
  }).catch(async (error) => {
    await server.close()
    throw error
  })
  log.info({ store: store.kind, instance: instance.id }, 'store open')
  try {
    const gateway = createGateway(config, store.db, log)
    front.app = createApp(gateway)
    log.info({ url: config.publicUrl, port: server.port }, 'listening')
    const controller = new AbortController()
    const { signal } = controller
    const lead = async (term: { signal: AbortSignal; fence: Fence }) => {
      const { chains } = config
      const { signal } = term
      const db = fenceWrites(store.db, term.fence)
      gateway.metrics.leads = true
      await Promise.all([
        runIndexers({ db, chains, nodes: gateway.nodes, log, signal }),
        runRelayers({ ...gateway, db }, signal),
      ]).finally(() => {
        gateway.metrics.leads = false
      })
    }
    const feeding = gateway.priceFeed?.run(signal)
    const notifying = runNotifier(gateway, { signal })
    const indexing =
      config.databaseUrl === undefined
        ? // The lock on the folder admits one process.
          lead({ signal, fence: async () => undefined })
        : holdLeadership({ url: config.databaseUrl, instance, lead, signal })
    return {
      port: server.port,
      close: async () => {
        controller.abort()
        // Streams have no end of their own.
        const streaming = gateway.live.close()
        await Promise.all([
          streaming,
          server.close(),
          indexing,
          feeding,
          notifying,
        ])
        await store.close()
      },
    }
  } catch (error) {
    await Promise.all([server.close(), store.close()])
    throw error
  }
}
