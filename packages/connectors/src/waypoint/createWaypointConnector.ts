import { createEmitter } from '@strongroom/internal/createEmitter'
import type { WaypointProvider } from '@strongroom/waypoint-provider'
import type { Address } from 'viem'
import type {
  ConnectionResult,
  Connector,
  ConnectorEvents,
} from '../connector/Connector.ts'
import type { Eip1193Provider } from '../connector/Eip1193Provider.ts'
import { ConnectorError } from '../errors/ConnectorError.ts'
import { endedMeanwhile } from '../errors/endedMeanwhile.ts'
import { parseAccounts } from '../injected/parseAccounts.ts'
import type { SafeStorage } from '../storage/createSafeStorage.ts'
import { createTokenStore } from './createTokenStore.ts'
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
  /**
   * Storage of the access token, under `tanto.WAYPOINT.ACCESS_TOKEN`. In
   * `memory` it ends with the page, so a script injected later cannot read it;
   * the next `connect` then opens the popup again.
   * @default createSafeStorage(): the browser's localStorage
   */
  storage?: SafeStorage | 'memory'
  /**
   * Lets `switchChain` make a provider for another chain, instead of saying
   * that the wallet can not switch. The address survives only where the
   * providers share a storage.
   * @default false
   */
  allowChainRebuild?: boolean
}

/**
 * Result of an authorization: the provider's `authorize` or a return by
 * redirect.
 */
export interface WaypointAuthorization {
  token?: string | null | undefined
  address?: Address | undefined
  secondaryAddress?: Address | undefined
}

/** The popup wallet's connector. */
export interface WaypointConnector extends Connector {
  /**
   * Keeps the token of an authorization, without connecting: pass what the
   * provider's `authorize` or `tryParseRedirectUrl` gives. `null` where it gave
   * no account, as when the page is being left. A token of another account than
   * the connected one is not kept.
   */
  authorize(answer: Promise<object | null | undefined>): Promise<{
    account: Address
    accessToken: string | undefined
    secondaryAccount: Address | undefined
  } | null>
}

interface Opened {
  account: Address | undefined
  accessToken?: string
}

/**
 * Makes a connector of the popup wallet. Call `connect` directly in the click
 * handler, or the browser blocks the popup. With an address and a token at hand
 * that has not expired, the popup stays closed; reconnecting never opens one.
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
): WaypointConnector {
  const { id = 'WAYPOINT', name = 'Ronin Waypoint', createProvider } = options
  const emitter = createEmitter<ConnectorEvents>()
  const token = createTokenStore(options.storage)
  let account: Address | undefined
  let provider = createProvider(options.chainId ?? 2020)
  let unwatch: (() => void) | undefined
  // Ends the popup when the connection is ended first.
  let asking = new AbortController()

  const stop = () => {
    unwatch?.()
    unwatch = undefined
  }
  const listen = () => {
    stop()
    const current = provider
    const onAccounts = (given: readonly string[]) => {
      const accounts = parseAccounts(given)
      // An empty list is the first half of a disconnect.
      if (accounts[0] === undefined) return
      // The token speaks for the account it was issued to.
      if (account !== accounts[0]) token.clear()
      account = accounts[0]
      emitter.emit('accountsChanged', accounts)
    }
    const onDisconnect = () => {
      stop()
      token.clear()
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

  const kept = async (): Promise<Opened> => {
    const [known] = await getAccounts()
    const accessToken = token.get()
    return {
      account: known,
      ...(accessToken === undefined ? {} : { accessToken }),
    }
  }

  const ask = async (signal: AbortSignal | undefined): Promise<Opened> => {
    const answer = await provider.connect({
      signal: signal ? AbortSignal.any([signal, asking.signal]) : asking.signal,
    })
    token.set(answer.token)
    return {
      account: answer.address,
      ...(answer.token ? { accessToken: answer.token } : {}),
    }
  }

  const open = async (signal: AbortSignal | undefined) => {
    // If the token is missing the popup opens at once, inside the click.
    if (token.get() === undefined) return ask(signal)
    const opened = await kept()
    return opened.account === undefined ? ask(signal) : opened
  }

  return {
    id,
    name,
    type: 'MPC',
    isRonin: true,
    icon: options.icon ?? waypointIcon,
    async connect(chainId, { isReconnecting = false, signal } = {}) {
      try {
        if (chainId !== undefined) useChain(chainId)
        const opened = isReconnecting ? await kept() : await open(signal)
        if (opened.account === undefined)
          throw new ConnectorError(
            'ConnectFailed',
            `"${name}" has no account.`,
            { code: 4100 },
          )
        account = opened.account
        const result: ConnectionResult = {
          ...opened,
          account,
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
      asking.abort(endedMeanwhile())
      asking = new AbortController()
      stop()
      token.clear()
      provider.disconnect()
      if (wasListening) emitter.emit('disconnect', { reason: 'user' })
    },
    async authorize(answer) {
      try {
        const given: WaypointAuthorization = (await answer) ?? {}
        const { address, secondaryAddress } = given
        if (address === undefined) return null
        const accessToken = given.token ?? undefined
        const [known = address] = await getAccounts()
        if (known === address) token.set(accessToken)
        return {
          account: address,
          accessToken,
          secondaryAccount: secondaryAddress,
        }
      } catch (error) {
        throw toWaypointError(error, name)
      }
    },
    getAccounts,
    getChainId: async () => provider.chainId,
    async requestAccounts() {
      try {
        return parseAccounts(
          await provider.request({ method: 'eth_requestAccounts' }),
        )
      } catch (error) {
        throw toWaypointError(error, name)
      }
    },
    getProvider: async () => plain(),
    getProviderSync: plain,
    async switchChain(chainId) {
      if (chainId === provider.chainId) return
      if (options.allowChainRebuild !== true)
        throw new ConnectorError(
          'SwitchChainNotSupported',
          `"${name}" can not switch chains.`,
        )
      try {
        const wasListening = unwatch !== undefined
        useChain(chainId)
        if (wasListening) listen()
      } catch (error) {
        throw toWaypointError(error, name)
      }
    },
    async addChain() {
      throw new ConnectorError(
        'AddChainNotSupported',
        `"${name}" can not add chains.`,
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
