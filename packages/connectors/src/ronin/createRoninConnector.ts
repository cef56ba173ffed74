import type { ChainOptions } from '../chain/requireChain.ts'
import type { Connector } from '../connector/Connector.ts'
import type { Eip1193Provider } from '../connector/Eip1193Provider.ts'
import {
  type DiscoveryWindow,
  discoverInjected,
} from '../discovery/discoverInjected.ts'
import { ConnectorError } from '../errors/ConnectorError.ts'
import { roninProvider } from '../window/windowProviders.ts'
import { roninIcon } from './roninIcon.ts'
import { roninRdns } from './roninRdns.ts'
import { roninWallet } from './roninWallet.ts'

/** Options of {@link createRoninConnector}. */
export interface RoninConnectorOptions extends ChainOptions {
  /** @default 'RONIN_WALLET' */
  id?: string
  /** @default 'Ronin Wallet' */
  name?: string
  /** @default the announced picture, else our own */
  icon?: string
  /**
   * Milliseconds to wait for the extension. One that is there already is used
   * at once.
   * @default 700
   */
  timeout?: number
  /** @default globalThis.window */
  window?: DiscoveryWindow | undefined
}

/**
 * Makes the connector of Ronin's browser extension and of its mobile app's own
 * browser, whether it is installed or not: list it to offer the wallet to those
 * who lack it. A manager merges it with the announced wallet.
 *
 * `connect` fails with `NotInstalled` where the extension is missing, and with
 * `ProviderNotFound` where there is no browser.
 *
 * @example
 * ```ts
 * import { createRoninConnector } from '@strongroom/connectors'
 *
 * const ronin = createRoninConnector()
 * const onClick = () => ronin.connect(2020)
 * ```
 */
export function createRoninConnector(
  options: RoninConnectorOptions = {},
): Connector {
  const { timeout = 700, name = 'Ronin Wallet' } = options
  const target = 'window' in options ? options.window : globalThis.window
  // Listens from now on, so that a click finds the wallet without waiting.
  const discovery = discoverInjected({ window: target })
  let provider: Eip1193Provider | undefined

  const announced = () =>
    discovery.getSnapshot().find(({ info }) => info.rdns === roninRdns)
  const peekProvider = () => {
    provider ??= announced()?.provider ?? roninProvider(target)
    return provider
  }
  const wait = async () => {
    if (target !== undefined) await discovery.find(roninRdns, { timeout })
    const found = peekProvider()
    if (found !== undefined) return found
    throw target === undefined
      ? new ConnectorError('ProviderNotFound', 'There is no browser window.')
      : new ConnectorError('NotInstalled', `"${name}" is not installed.`)
  }

  const connector = roninWallet({
    ...options,
    findProvider: () => peekProvider() ?? wait(),
    peekProvider,
  })
  return {
    ...connector,
    get icon() {
      return options.icon ?? announced()?.info.icon ?? roninIcon
    },
    dispose() {
      discovery.dispose()
      connector.dispose()
    },
  }
}
