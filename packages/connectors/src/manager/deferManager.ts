import { createSafeStorage } from '../storage/createSafeStorage.ts'
import type {
  ConnectionManager,
  ConnectionManagerOptions,
} from './ConnectionManager.ts'
import { type ConnectionState, disconnected } from './ConnectionState.ts'
import { reconnectFlags } from './reconnectFlags.ts'

/** A manager whose code is fetched when it is needed. */
export interface DeferredManager extends ConnectionManager {
  /**
   * Fetches the code and reconnects if the manager is mounted. Call it once the page
   * shows its first content, and before a list of wallets opens: popup wallets have
   * to open inside the click, not after a download.
   */
  preload(): Promise<void>
}

/**
 * Proxy of a manager that loads its code on `preload()` or the first action; `mount()`
 * alone does not. Until then the status is `reconnecting` if a wallet was connected
 * before, so that no connect button flashes up, and no connectors are listed.
 *
 * @param load Creates the manager, with the same `storage`.
 * @example
 * ```ts
 * import { deferManager, type ConnectionManager } from '@strongroom/connectors'
 *
 * declare function loadManager(): Promise<ConnectionManager>
 *
 * const manager = deferManager(loadManager)
 * addEventListener('load', () => void manager.preload())
 * ```
 */
export function deferManager(
  load: () => Promise<ConnectionManager>,
  options: Pick<ConnectionManagerOptions, 'storage'> = {},
): DeferredManager {
  const { storage = createSafeStorage() } = options
  const none = { ...disconnected, connectors: [], duplicateIds: [] }
  let state: ConnectionState =
    reconnectFlags(storage).recent() === undefined
      ? none
      : { ...none, status: 'reconnecting', error: null }
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of [...listeners]) listener()
  }
  const mounts = new Set<{ undo?: () => void }>()
  let loaded: ConnectionManager | undefined
  let loading: Promise<ConnectionManager> | undefined
  let isDisposed = false

  const get = () => {
    loading ??= load().then(
      (manager) => {
        loaded = manager
        if (isDisposed) manager.dispose()
        else {
          manager.subscribe(notify)
          for (const mount of mounts) mount.undo = manager.mount()
          notify()
        }
        return manager
      },
      (error: unknown) => {
        // A page that was offline for a moment can try again.
        loading = undefined
        state = none
        notify()
        throw error
      },
    )
    return loading
  }
  const use = <value>(
    call: (manager: ConnectionManager) => Promise<value>,
  ): Promise<value> => (loaded === undefined ? get().then(call) : call(loaded))

  return {
    preload: () => get().then(() => undefined),
    getSnapshot: () => loaded?.getSnapshot() ?? state,
    getServerSnapshot: () => none,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    mount() {
      const mount: { undo?: () => void } = {}
      mounts.add(mount)
      if (loaded) mount.undo = loaded.mount()
      return () => {
        mounts.delete(mount)
        mount.undo?.()
      }
    },
    connect: (connector, request) =>
      use((manager) => manager.connect(connector, request)),
    reconnect: () =>
      use((manager) => manager.reconnect()).catch(() => undefined),
    disconnect: () =>
      use((manager) => manager.disconnect()).catch(() => undefined),
    switchChain: (chainId) => use((manager) => manager.switchChain(chainId)),
    dispose() {
      isDisposed = true
      loaded?.dispose()
      listeners.clear()
      mounts.clear()
    },
  }
}
