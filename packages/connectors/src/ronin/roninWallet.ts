import type { ChainOptions } from '../chain/requireChain.ts'
import type { Connector } from '../connector/Connector.ts'
import { createProviderConnector } from '../connector/createProviderConnector.ts'
import type { Eip1193Provider } from '../connector/Eip1193Provider.ts'
import { walletChainCalls } from '../injected/walletChainCalls.ts'

/** The name by which Ronin's extension announces itself (EIP-6963). */
export const roninRdns = 'com.roninchain.wallet'

/** Ronin's extension, found in whatever way. It switches, but adds no chain. */
export function roninWallet(
  options: ChainOptions & {
    id?: string | undefined
    name?: string | undefined
    icon?: string | undefined
    rereadDelay?: number
    readTimeout?: number
    findProvider(): Eip1193Provider | Promise<Eip1193Provider>
    peekProvider(): Eip1193Provider | undefined
  },
): Connector {
  const { id = 'RONIN_WALLET', name = 'Ronin Wallet', icon } = options
  const { switchChain } = walletChainCalls(name, {
    ...options,
    chains: undefined,
  })
  return createProviderConnector({
    ...options,
    switchChain,
    descriptor: {
      id,
      name,
      type: 'WALLET',
      isRonin: true,
      rdns: roninRdns,
      ...(icon === undefined ? {} : { icon }),
    },
    end: (provider) => provider.request({ method: 'wallet_disconnectSession' }),
  })
}
