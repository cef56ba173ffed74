import type { WaypointProvider } from '@strongroom/waypoint-provider'
import type {
  ConnectionResult,
  Connector,
  ConnectorEvents,
} from '../connector/Connector.ts'
import { createEmitter } from '../connector/createEmitter.ts'
import type { Eip1193Provider } from '../connector/Eip1193Provider.ts'
import { ConnectorError } from '../errors/ConnectorError.ts'
import { parseAccounts } from '../injected/parseAccounts.ts'
import { toWaypointError } from './toWaypointError.ts'
import { waypointIcon } from './waypointIcon.ts'

/** Options of {@link createWaypointConnector}. */
export interface WaypointConnectorOptions {
  /**
   * Makes the provider of a chain. Called for the first chain at once, and
   * again when `connect` asks for another one.
   */
  createProvider: (chainId: number) => WaypointProvider
  /** @default 2020 */
  chainId?: number
  /** @default 'WAYPOINT' */
  id?: string
  /** @default 'Ronin Waypoint' */
  name?: string
  icon?: string
}

/**
 * Makes a connector of the popup wallet. Call `connect` directly in the click
 * handler, or the browser blocks the popup. Reconnecting never opens one.
 *
 * @example
 * ```ts
 * import { createWaypointConnector } from '@strongroom/connectors'
 * import { createWaypointProvider } from '@strongroom/waypoint-provider'
 *
 * const connector = createWaypointConnector({
 *   createProvider: (chainId) =>
 *     createWaypointProvider({ clientId: 'my-app', chainId }),
 * })
 * ```
 */
export function createWaypointConnector(
  options: WaypointConnectorOptions,
): Connector {
  const { id = 'WAYPOINT', name = 'Ronin Waypoint', createProvider } = options
  const emitter = createEmitter<ConnectorEvents>()
  let provider = createProvider(options.chainId ?? 2020)
  let unwatch: (() => void) | undefined

  const stop = () => {
    unwatch?.()
    unwatch = undefined
  }
  const listen = () => {
    stop()
    const current = provider
    const onAccounts = (accounts: readonly string[]) => {
      if (accounts.length > 0)
        emitter.emit('accountsChanged', parseAccounts(accounts))
    }
    const onDisconnect = () => {
      stop()
      emitter.emit('disconnect', { reason: 'provider' })
      emitter.emit('accountsChanged', [])
    }
    current.on('accountsChanged', onAccounts)
    current.on('disconnect', onDisconnect)
    unwatch = () => {
      current.removeListener('accountsChanged', onAccounts)
      current.removeListener('disconnect', onDisconnect)
    }
  }

  const useChain = (chainId: number) => {
    if (chainId === provider.chainId) return
    const next = createProvider(chainId)
    stop()
    provider.destroy()
    provider = next
    emitter.emit('chainChanged', chainId)
  }

  // Typed events are the general ones with names fixed.
  const plain = () => provider as unknown as Eip1193Provider

  const getAccounts = async () =>
    parseAccounts(await provider.request({ method: 'eth_accounts' }))

  const open = async (signal: AbortSignal | undefined) => {
    const { address, token } = await provider.connect(signal ? { signal } : {})
    return { account: address, ...(token ? { accessToken: token } : {}) }
  }

  const reopen = async () => {
    const [account] = await getAccounts()
    if (account === undefined)
      throw new ConnectorError('ConnectFailed', `"${name}" has no account.`, {
        code: 4100,
      })
    return { account }
  }

  return {
    id,
    name,
    type: 'MPC',
    icon: options.icon ?? waypointIcon,
    async connect(chainId, { isReconnecting = false, signal } = {}) {
      try {
        if (chainId !== undefined) useChain(chainId)
        const opened = isReconnecting ? await reopen() : await open(signal)
        const result: ConnectionResult = {
          ...opened,
          chainId: provider.chainId,
          provider: plain(),
        }
        listen()
        emitter.emit('connect', result)
        return result
      } catch (error) {
        if (signal?.aborted) throw signal.reason
        throw toWaypointError(error, name)
      }
    },
    async disconnect() {
      const wasListening = unwatch !== undefined
      stop()
      provider.disconnect()
      if (wasListening) emitter.emit('disconnect', { reason: 'user' })
    },
    getAccounts,
    getChainId: async () => provider.chainId,
    getProvider: async () => plain(),
    async switchChain(chainId) {
      if (chainId === provider.chainId) return
      throw new ConnectorError(
        'SwitchChainNotSupported',
        `"${name}" can not switch chains.`,
      )
    },
    async isAuthorized() {
      try {
        return (await getAccounts()).length > 0
      } catch {
        return false
      }
    },
    on: (event, listener) => emitter.on(event, listener),
    dispose() {
      stop()
      provider.destroy()
      emitter.clear()
    },
  }
}
