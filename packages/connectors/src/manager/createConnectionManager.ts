import type { ConnectionResult, Connector } from '../connector/Connector.ts'
import { withSignal } from '../connector/withSignal.ts'
import {
  discoverInjected,
  type InjectedDiscovery,
} from '../discovery/discoverInjected.ts'
import { ConnectorError } from '../errors/ConnectorError.ts'
import { toConnectorError } from '../errors/toConnectorError.ts'
import { createSafeStorage } from '../storage/createSafeStorage.ts'
import type {
  ConnectionManager,
  ConnectionManagerOptions,
} from './ConnectionManager.ts'
import { type ConnectionState, disconnected } from './ConnectionState.ts'
import { createConnectorRegistry } from './createConnectorRegistry.ts'
import { createStateStore } from './createStateStore.ts'
import { followConnector } from './followConnector.ts'
import { reconnectFlags } from './reconnectFlags.ts'
import { waitForConnector } from './waitForConnector.ts'
import { withTimeout } from './withTimeout.ts'

/**
 * Creates the manager of a page's wallet connection: one active connection,
 * silent reconnect after a reload, the same state in every tab.
 *
 * @example
 * ```ts
 * import { createConnectionManager } from '@strongroom/connectors'
 *
 * const manager = createConnectionManager()
 * const unmount = manager.mount()
 * manager.subscribe(() => {
 *   const { status, account } = manager.getSnapshot()
 * })
 * ```
 */
export function createConnectionManager(
  options: ConnectionManagerOptions = {},
): ConnectionManager {
  const {
    storage = createSafeStorage(),
    discover = discoverInjected,
    connectors = [],
    chains = [],
    reconnectTimeout = 3000,
    discoveryWait = 700,
  } = options
  const flags = reconnectFlags(storage)
  const registry = createConnectorRegistry({ connectors, chains })
  const server: ConnectionState = {
    ...disconnected,
    connectors: [],
    duplicateIds: [],
  }
  const store = createStateStore({
    ...disconnected,
    ...registry.list(undefined),
  })

  let discovery: InjectedDiscovery | undefined
  // Bumped by everything that overrules what is under way.
  let generation = 0
  let followed: { connector: Connector; stop: () => void } | undefined
  let pending:
    | { connector: Connector; result: Promise<ConnectionResult> }
    | undefined
  let reconnecting: Promise<void> | undefined
  let mounts = 0
  let undoMount: (() => void) | undefined

  const find = (id: string) =>
    store.get().connectors.find((connector) => connector.id === id)

  const release = () => {
    followed?.stop()
    followed = undefined
  }

  const follow = (connector: Connector) => {
    release()
    const stop = followConnector(connector, {
      accountsChanged([account]) {
        if (account === undefined) return
        if (store.get().status === 'connected') store.set({ account })
        // The wallet was unlocked: as good as the accounts it took away.
        else if (store.get().status === 'disconnected')
          void attempt(connector, ++generation)
      },
      chainChanged(chainId) {
        if (store.get().status === 'connected') store.set({ chainId })
      },
      disconnect({ reason }) {
        if (store.get().status !== 'connected') return
        generation++
        store.set(disconnected)
        if (reason === 'accounts') return
        release()
        flags.clear(connector.id)
      },
    })
    followed = { connector, stop }
  }

  const accept = (connector: Connector, result: ConnectionResult) => {
    const { account, chainId } = result
    follow(connector)
    flags.set(connector.id)
    store.set({ status: 'connected', account, chainId, connector, error: null })
  }

  /** Connects without prompting; says whether it worked. */
  const attempt = async (connector: Connector, turn: number) => {
    if (!flags.has(connector.id)) return false
    if (store.get().duplicateIds.includes(connector.id)) return false
    try {
      const allowed = await withTimeout(
        connector.isAuthorized(),
        reconnectTimeout,
      )
      if (!allowed || turn !== generation) return false
      const result = await withTimeout(
        connector.connect(undefined, { isReconnecting: true }),
        reconnectTimeout,
      )
      if (turn === generation) accept(connector, result)
      else if (store.get().connector !== connector) await connector.disconnect()
      return turn === generation
    } catch {
      return false
    }
  }

  const reconnectNow = async () => {
    const turn = ++generation
    const { connectors: known } = store.get()
    const recent = flags.recent()
    const flagged = known.filter(({ id }) => flags.has(id))
    if (flagged.length === 0 && recent === undefined) return
    store.set({ ...disconnected, status: 'reconnecting', error: null })
    const awaited =
      recent === undefined || find(recent)
        ? undefined
        : await waitForConnector(store, recent, discoveryWait)
    const candidates = awaited === undefined ? flagged : [awaited, ...flagged]
    candidates.sort((a, b) => Number(b.id === recent) - Number(a.id === recent))
    for (const connector of candidates) {
      if (turn !== generation) return
      store.set({ connector })
      if (await attempt(connector, turn)) return
    }
    if (turn === generation) store.set(disconnected)
  }

  const reconnect = () => {
    if (reconnecting !== undefined) return reconnecting
    if (store.get().status !== 'disconnected') return Promise.resolve()
    reconnecting = reconnectNow().finally(() => {
      reconnecting = undefined
    })
    return reconnecting
  }

  const drop = async (id: string | null) => {
    const { connector } = store.get()
    if (connector === null || (id !== null && id !== connector.id)) return
    generation++
    release()
    store.set(disconnected)
    await connector.disconnect()
  }

  const open = async (
    connector: Connector,
    request: { chainId?: number; signal?: AbortSignal },
  ): Promise<ConnectionResult> => {
    const turn = ++generation
    const before = store.get()
    const previous = before.status === 'connected' ? before : undefined
    const stillMine = () => turn === generation
    store.set({ ...disconnected, status: 'connecting', connector, error: null })
    try {
      const result = await withSignal(
        connector.connect(request.chainId, request),
        request.signal,
      )
      if (!stillMine()) {
        if (store.get().connector !== connector) await connector.disconnect()
        throw new ConnectorError(
          'ConnectFailed',
          'Another connection was started meanwhile.',
        )
      }
      if (previous !== undefined && previous.connector !== connector) {
        flags.clear(previous.connector.id)
        await previous.connector.disconnect()
      }
      accept(connector, result)
      return result
    } catch (cause) {
      const aborted = request.signal?.aborted === true
      const error = aborted ? null : toConnectorError(cause, connector.name)
      if (stillMine()) restore(previous, error)
      throw error ?? request.signal?.reason
    }
  }

  const restore = (
    previous: Extract<ConnectionState, { status: 'connected' }> | undefined,
    error: ConnectorError | null,
  ) => {
    if (previous === undefined) return store.set({ ...disconnected, error })
    const { status, account, chainId, connector } = previous
    store.set({ status, account, chainId, connector, error })
  }

  const start = () => {
    discovery ??= discover?.()
    const refresh = () => store.set(registry.list(discovery))
    refresh()
    const stops = [
      discovery?.subscribe(() => {
        refresh()
        // A late wallet; harmless when it has no flag.
        void reconnect()
      }),
      flags.subscribe((id) => {
        const gone = id === null || !flags.has(id)
        if (gone) void drop(id)
        else void reconnect()
      }),
    ]
    void reconnect()
    return () => {
      for (const stop of stops) stop?.()
    }
  }

  return {
    getSnapshot: store.get,
    getServerSnapshot: () => server,
    subscribe: store.subscribe,
    mount() {
      mounts++
      undoMount ??= start()
      let mounted = true
      return () => {
        if (!mounted) return
        mounted = false
        if (--mounts > 0) return
        undoMount?.()
        undoMount = undefined
      }
    },
    connect(given, request = {}) {
      const connector = typeof given === 'string' ? find(given) : given
      if (connector === undefined)
        return Promise.reject(
          new ConnectorError(
            'ProviderNotFound',
            `No wallet with the id "${given}" was found.`,
          ),
        )
      if (pending?.connector === connector)
        return withSignal(pending.result, request.signal)
      const result = open(connector, request).finally(() => {
        if (pending?.result === result) pending = undefined
      })
      pending = { connector, result }
      return result
    },
    reconnect,
    async disconnect() {
      // After a lock the wallet is still followed though nothing is connected.
      const connector = store.get().connector ?? followed?.connector
      if (connector !== undefined) flags.clear(connector.id)
      const recent = flags.recent()
      if (recent !== undefined) flags.clear(recent)
      generation++
      pending = undefined
      release()
      store.set(disconnected)
      await connector?.disconnect()
    },
    async switchChain(chainId) {
      const { connector } = store.get()
      if (connector === null)
        throw new ConnectorError('ConnectFailed', 'No wallet is connected.')
      await connector.switchChain(chainId)
      if (store.get().connector === connector) store.set({ chainId })
    },
    dispose() {
      generation++
      release()
      undoMount?.()
      undoMount = undefined
      mounts = 0
      discovery?.dispose()
      registry.dispose()
      store.clear()
    },
  }
}
