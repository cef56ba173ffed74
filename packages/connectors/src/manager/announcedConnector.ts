import type { ChainOptions } from '../chain/requireChain.ts'
import type { Connector } from '../connector/Connector.ts'
import type { AnnouncedWallet } from '../discovery/AnnouncedWallet.ts'
import { injectedWallet } from '../injected/injectedWallet.ts'
import { roninWallet } from '../ronin/roninWallet.ts'

/** Makes a connector of an announced wallet; loaded once there is one. */
export function announcedConnector(
  wallet: AnnouncedWallet,
  options: ChainOptions & { id: string },
): Connector {
  if (options.id !== 'RONIN_WALLET') return injectedWallet(wallet, options)
  const get = () => wallet.provider
  return roninWallet({ ...options, findProvider: get, peekProvider: get })
}
