import type { Connector } from '../connector/Connector.ts'
import type { AnnouncedWallet } from '../discovery/AnnouncedWallet.ts'
import {
  type InjectedConnectorOptions,
  injectedWallet,
} from './injectedWallet.ts'

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
  return injectedWallet(announced, options)
}
