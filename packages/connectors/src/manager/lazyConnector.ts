import type { ChainOptions } from '../chain/requireChain.ts'
import type { Connector } from '../connector/Connector.ts'
import { deferConnector } from '../connector/deferConnector.ts'
import type { AnnouncedWallet } from '../discovery/AnnouncedWallet.ts'

/**
 * A connector whose code is fetched when its wallet announces itself: a page
 * without wallets never loads it, and a click finds it loaded, so that the
 * wallet opens inside the click.
 */
export function lazyConnector(
  wallet: AnnouncedWallet,
  options: ChainOptions & { id: string; isRonin: boolean },
): Connector {
  const { info, provider } = wallet
  const { id, isRonin } = options
  const connector = deferConnector(
    {
      id,
      isRonin,
      name: isRonin ? 'Ronin Wallet' : info.name,
      type: 'WALLET',
      rdns: info.rdns,
      ...(info.icon === undefined ? {} : { icon: info.icon }),
    },
    async () => {
      const { announcedConnector } = await import('./announcedConnector.ts')
      return announcedConnector(wallet, options)
    },
  )
  connector.preload().catch(() => {})
  return {
    ...connector,
    getProvider: async () => provider,
    getProviderSync: () => provider,
  }
}
