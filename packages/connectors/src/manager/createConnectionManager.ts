import { abortable } from '@strongroom/internal/abortable'
import type { ConnectionResult, Connector } from '../connector/Connector.ts'
import { withTimeout } from '../connector/withTimeout.ts'
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
import { type Connected, disconnected } from './ConnectionState.ts'
import { createConnectorRegistry } from './createConnectorRegistry.ts'
import { createStateStore } from './createStateStore.ts'
import { followConnector } from './followConnector.ts'
import { reconnectFlags } from './reconnectFlags.ts'
import { waitForConnector } from './waitForConnector.ts'

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
    reconnectTimeout = 3000,
    discoveryWait = 700,
    initialStatus = 'disconnected',
  } = options
  const flags = reconnectFlags(storage)
  const registry = createConnectorRegistry({ ...options, connectors })
  const initial = { ...disconnected, error: null, status: initialStatus }
  const server = { ...initial, connectors: [], duplicateIds: [] }
  const store = createStateStore({ ...initial, ...registry.list(undefined) })

  let discovery: InjectedDiscovery | undefined
  // Incremented by every call that overrules the one in flight.
  let generation = 0
  let followed: { connector: Connector; stop: () => void } | undefined
  let pending:
    | { connector: Connector; result: Promise<ConnectionResult> }
    | undefined
  let reconnecting: Promise<void> | undefined
  // The connection that stays if the one being opened fails.
  let held: Connected | undefined
  let mounts = 0
  let undoMount: (() => void) | undefined

  const find = (id: string) =>
    store.get().connectors.find((connector) => connector.id === id)

  const release = () => {
    followed?.stop()
    followed = undefined
  }

  const update = (change: Partial<Pick<Connected, 'account' | 'chainId'>>) => {
    if (store.get().status === 'connected') store.set(change)
    else if (held !== undefined) held = { ...held, ...change }
  }

  const follow = (connector: Connector) => {
    release()
    const stop = followConnector(connector, {
      accountsChanged([account]) {
        if (account === undefined) return
        // The wallet was unlocked: as good as the accounts it took away.
        if (store.get().status === 'disconnected')
          void attempt(connector, ++generation)
        else update({ account })
      },
      chainChanged: (chainId) => update({ chainId }),
      disconnect({ reason }) {
        held = undefined
        if (store.get().status === 'connected') {
          generation++
          store.set(disconnected)
        }
        if (reason === 'accounts') return
        release()
        flags.clear(connector.id)
      },
    })
    followed = { connector, stop }
  }

  const accept = (connector: Connector, result: ConnectionResult) => {
    const { account, chainId } = result
    generation++
    held = undefined
    follow(connector)
    if (!connector.isAutomatic) flags.set(connector.id)
    store.set({ status: 'connected', account, chainId, connector, error: null })
  }

  const isWanted = ({ id, isAutomatic }: Connector) =>
    isAutomatic === true || flags.has(id)

  /**
   * Stores the result of a reconnect, if it is still wanted; returns whether it
   * is.
   */
  const settle = async (
    connector: Connector,
    turn: number,
    result: ConnectionResult,
  ) => {
    const isMine = turn === generation
    // Another tab may have ended it meanwhile.
    const isTaken = isMine && isWanted(connector)
    if (isTaken) accept(connector, result)
    else if (isMine || store.get().connector !== connector)
      await connector.disconnect()
    return isTaken
  }

  /** Connects without prompting; returns whether it worked. */
  const attempt = async (connector: Connector, turn: number) => {
    if (!isWanted(connector)) return false
    if (store.get().duplicateIds.includes(connector.id)) return false
    let answer: boolean | undefined
    let opening: Promise<ConnectionResult> | undefined
    const asked = connector.isAuthorized()
    try {
      answer = await withTimeout(asked, reconnectTimeout)
      if (!answer || turn !== generation) return false
      opening = connector.connect(undefined, { isReconnecting: true })
      const result = await withTimeout(opening, reconnectTimeout)
      return await settle(connector, turn, result)
    } catch {
      // The attempt ends for now: a slow wallet may still answer.
      if (answer === undefined)
        asked.then((late) => (late ? retry(turn) : undefined)).catch(() => {})
      opening
        ?.then(async (result) => {
          // A later turn may be asking the same wallet: it is left to that one.
          if (turn === generation || !isWanted(connector))
            await settle(connector, turn, result)
        })
        .catch(() => {})
      return false
    }
  }

  const retry = async (turn: number) => {
    await reconnecting
    if (turn === generation) await reconnect()
  }

  const reconnectNow = async () => {
    const turn = ++generation
    const { connectors: known } = store.get()
    const recent = flags.recent()
    const flagged = known.filter(isWanted)
    if (flagged.length === 0 && recent === undefined) {
      if (store.get().status === 'reconnecting') store.set(disconnected)
      return
    }
    store.set({ ...disconnected, status: 'reconnecting', error: null })
    const awaited =
      recent === undefined || find(recent)
        ? undefined
        : await waitForConnector(store, recent, discoveryWait)
    const candidates = awaited === undefined ? flagged : [awaited, ...flagged]
    const rank = ({ id, isAutomatic }: Connector) =>
      isAutomatic ? 2 : Number(id === recent)
    candidates.sort((a, b) => rank(b) - rank(a))
    const tried = new Set<unknown>()
    for (const connector of candidates) {
      if (turn !== generation) return
      const provider = connector.getProviderSync()
      // One wallet behind two entries gets one request.
      if (provider !== undefined && tried.has(provider)) continue
      tried.add(provider)
      store.set({ connector })
      if (await attempt(connector, turn)) return
    }
    if (turn === generation) store.set(disconnected)
  }

  const reconnect = () => {
    if (reconnecting !== undefined) return reconnecting
    const { status } = store.get()
    if (status === 'connected' || status === 'connecting')
      return Promise.resolve()
    reconnecting = reconnectNow().finally(() => {
      reconnecting = undefined
    })
    return reconnecting
  }

  const drop = async (id: string | null) => {
    const { connector } = store.get()
    if (connector === null || (id !== null && id !== connector.id)) return
    if (connector.isAutomatic || store.get().status !== 'connected') return
    generation++
    release()
    store.set(disconnected)
    await connector.disconnect()
  }

  /** Ends a connection whose wallet turns out to be one of two of its name. */
  const dropImpostor = (before: readonly string[]) => {
    const { status, connector, duplicateIds } = store.get()
    if (status !== 'connected' || before.includes(connector.id)) return
    if (!duplicateIds.includes(connector.id)) return
    void drop(connector.id)
    flags.clear(connector.id)
    const message = `Another wallet announced itself as "${connector.name}" too. Connect again and choose yours.`
    const error = new ConnectorError('ConnectFailed', message, {
      reason: 'duplicate',
    })
    store.set({ ...disconnected, error })
  }

  const open = async (
    connector: Connector,
    request: { chainId?: number; signal?: AbortSignal },
  ): Promise<ConnectionResult> => {
    const turn = ++generation
    const before = store.get()
    if (before.status === 'connected') held = before
    const stillMine = () => turn === generation
    store.set({ ...disconnected, status: 'connecting', connector, error: null })
    try {
      const result = await abortable(
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
      const previous = followed?.connector
      accept(connector, result)
      if (previous !== undefined && previous !== connector) {
        flags.clear(previous.id)
        await previous.disconnect()
      }
      return result
    } catch (cause) {
      const aborted = request.signal?.aborted === true
      const error = aborted ? null : toConnectorError(cause, connector.name)
      if (stillMine()) store.set({ ...(held ?? disconnected), error })
      if (stillMine()) held = undefined
      throw error ?? request.signal?.reason
    }
  }

  const start = () => {
    discovery ??= discover?.()
    const refresh = () => store.set(registry.list(discovery))
    refresh()
    const stops = [
      discovery?.subscribe(() => {
        const before = store.get().duplicateIds
        refresh()
        dropImpostor(before)
        // A late wallet; harmless when it has no flag.
        void reconnect()
      }),
      flags.subscribe((id) => {
        const gone = id === null || !flags.has(id)
        // There, too, another wallet may have taken the place of this one.
        void (gone ? drop(id).then(reconnect) : reconnect())
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
        return abortable(pending.result, request.signal)
      const result = open(connector, request).finally(() => {
        if (pending?.result === result) pending = undefined
      })
      pending = { connector, result }
      return result
    },
    reconnect,
    async disconnect() {
      // A locked wallet is followed without a connection, and so is the one
      // that another is about to replace.
      const ended = new Set([store.get().connector, followed?.connector])
      const recent = flags.recent()
      generation++
      pending = undefined
      held = undefined
      release()
      store.set(disconnected)
      if (recent !== undefined) flags.clear(recent)
      for (const connector of ended) {
        if (connector == null) continue
        flags.clear(connector.id)
        await connector.disconnect()
      }
    },
    async switchChain(chainId) {
      const { connector } = store.get()
      if (connector === null)
        throw new ConnectorError('ConnectFailed', 'No wallet is connected.')
      await connector.switchChain(chainId)
      const state = store.get()
      const current = state.status === 'connected' ? state : held
      if (current?.connector === connector) update({ chainId })
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
