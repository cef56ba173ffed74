import type {
  ConnectionResult,
  Connector,
  ConnectorEvents,
} from '../connector/Connector.ts'

import { createEmitter } from '../connector/createEmitter.ts'
import { withSignal } from '../connector/withSignal.ts'
import type { AnnouncedWallet } from '../discovery/AnnouncedWallet.ts'
import { ConnectorError } from '../errors/ConnectorError.ts'
import { toConnectorError } from '../errors/toConnectorError.ts'
import type { ConnectorChain } from './ConnectorChain.ts'
import { parseAccounts } from './parseAccounts.ts'
import { readChainId } from './readChainId.ts'
import { switchInjectedChain } from './switchInjectedChain.ts'
import { watchProvider } from './watchProvider.ts'

/** Options of {@link createInjectedConnector}. */
export interface InjectedConnectorOptions {
  /**
   * Connector id; the reconnect flag is stored under it.
   * @default the announced `rdns`
   */
  id?: string
  /** Chains the wallet may be asked to add. */
  chains?: readonly ConnectorChain[]
  /**
   * Milliseconds between two looks at `eth_chainId` after a switch.
   * @default 200
   */
  rereadDelay?: number
}

/**
 * Makes a connector of a wallet that was found by {@link discoverInjected}.
 *
 * @example
 * ```ts
 * import {
 *   createInjectedConnector,
 *   discoverInjected,
 * } from '@strongroom/connectors'
 *
 * const discovery = discoverInjected()
 * const wallet = await discovery.find('io.example')
 * if (wallet) {
 *   const { account } = await createInjectedConnector(wallet).connect(1)
 * }
 * ```
 */
export function createInjectedConnector(
  announced: Pick<AnnouncedWallet, 'info' | 'provider'>,
  options: InjectedConnectorOptions = {},
): Connector {
  const { info, provider } = announced
  const { chains = [], rereadDelay = 200 } = options
  const wallet = info.name
  const emitter = createEmitter<ConnectorEvents>()
  let unwatch: (() => void) | undefined

  const stop = () => {
    unwatch?.()
    unwatch = undefined
  }
  const listen = () => {
    stop()
    unwatch = watchProvider(provider, {
      accountsChanged(accounts) {
        if (accounts.length === 0)
          emitter.emit('disconnect', { reason: 'accounts' })
        emitter.emit('accountsChanged', accounts)
      },
      chainChanged: (chainId) => emitter.emit('chainChanged', chainId),
      disconnect() {
        stop()
        emitter.emit('disconnect', { reason: 'provider' })
      },
    })
  }

  const getAccounts = async () =>
    parseAccounts(await provider.request({ method: 'eth_accounts' }))

  const switchChain = (chainId: number) =>
    switchInjectedChain(provider, { chainId, wallet, chains, rereadDelay })

  const open = async (
    chainId: number | undefined,
    isReconnecting: boolean,
  ): Promise<ConnectionResult> => {
    const [account] = isReconnecting
      ? await getAccounts()
      : parseAccounts(await provider.request({ method: 'eth_requestAccounts' }))
    if (account === undefined)
      throw new ConnectorError(
        'ConnectFailed',
        `"${wallet}" gave no valid account.`,
        { code: 4100 },
      )
    const current = await readChainId(provider)
    if (chainId === undefined || isReconnecting || chainId === current)
      return { account, chainId: current, provider }
    await switchChain(chainId)
    return { account, chainId, provider }
  }

  return {
    id: options.id ?? info.rdns,
    name: wallet,
    type: 'WALLET',
    ...(info.icon === undefined ? {} : { icon: info.icon }),
    async connect(chainId, { isReconnecting = false, signal } = {}) {
      try {
        const result = await withSignal(open(chainId, isReconnecting), signal)
        listen()
        emitter.emit('connect', result)
        return result
      } catch (error) {
        if (signal?.aborted) throw signal.reason
        throw toConnectorError(error, wallet)
      }
    },
    async disconnect() {
      const wasListening = unwatch !== undefined
      stop()
      if (wasListening) emitter.emit('disconnect', { reason: 'user' })
    },
    async getAccounts() {
      try {
        return await getAccounts()
      } catch (error) {
        throw toConnectorError(error, wallet)
      }
    },
    async getChainId() {
      try {
        return await readChainId(provider)
      } catch (error) {
        throw toConnectorError(error, wallet)
      }
    },
    getProvider: async () => provider,
    async switchChain(chainId) {
      try {
        await switchChain(chainId)
      } catch (error) {
        throw toConnectorError(error, wallet)
      }
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
      emitter.clear()
    },
  }
}
