import type { ChainOptions } from '../chain/requireChain.ts'
import type { Connector } from '../connector/Connector.ts'
import { createProviderConnector } from '../connector/createProviderConnector.ts'
import type { Eip1193Provider } from '../connector/Eip1193Provider.ts'
import type { DiscoveryWindow } from '../discovery/discoverInjected.ts'
import { ConnectorError } from '../errors/ConnectorError.ts'
import { walletChainCalls } from '../injected/walletChainCalls.ts'
import { ethereumProviders } from './windowProviders.ts'

const readyEvent = 'ethereum#initialized'

/** Options of {@link createWindowConnector}. */
export interface WindowConnectorOptions extends ChainOptions {
  /** @default 'INJECTED' */
  id?: string
  /** @default 'Injected Providers' */
  name?: string
  icon?: string
  /**
   * Chooses among several wallets that share `window.ethereum`.
   * @default the first
   */
  select?: (providers: readonly Eip1193Provider[]) => Eip1193Provider
  /**
   * Milliseconds to wait for a wallet that injects itself late, as in the
   * browsers of mobile wallets; 3000 helps there.
   * @default 700
   */
  timeout?: number
  /** @default globalThis.window */
  window?: DiscoveryWindow | undefined
}

/**
 * Makes a connector of `window.ethereum`, for wallets that do not announce
 * themselves (EIP-6963). A manager lists it until a wallet announces itself,
 * also where it is missing; `includeWindowWallets` lists it only where it
 * exists.
 *
 * @example
 * ```ts
 * import {
 *   createConnectionManager,
 *   createWindowConnector,
 * } from '@strongroom/connectors'
 *
 * const manager = createConnectionManager({
 *   connectors: [createWindowConnector({ timeout: 3000 })],
 * })
 * ```
 */
export function createWindowConnector(
  options: WindowConnectorOptions = {},
): Connector {
  const { id = 'INJECTED', name = 'Injected Providers', icon } = options
  const { select, timeout = 700 } = options
  const target = 'window' in options ? options.window : globalThis.window

  const peekProvider = () => {
    const all = ethereumProviders(target)
    return all.length > 1 && select !== undefined ? select(all) : all[0]
  }

  const wait = async () => {
    if (target !== undefined)
      await new Promise<void>((resolve) => {
        const finish = () => {
          clearTimeout(timer)
          target.removeEventListener(readyEvent, finish)
          resolve()
        }
        const timer = setTimeout(finish, timeout)
        target.addEventListener(readyEvent, finish)
      })
    const provider = peekProvider()
    if (provider !== undefined) return provider
    throw new ConnectorError(
      'ProviderNotFound',
      'No wallet was found in this browser.',
    )
  }

  return createProviderConnector({
    ...options,
    ...walletChainCalls(name, { chains: [], ...options }),
    descriptor: {
      id,
      name,
      type: 'WALLET',
      isRonin: false,
      ...(icon === undefined ? {} : { icon }),
    },
    findProvider: () => peekProvider() ?? wait(),
    peekProvider,
  })
}
