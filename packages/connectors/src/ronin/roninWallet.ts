import type { Connector } from '../connector/Connector.ts'
import {
  createProviderConnector,
  type ProviderConnectorOptions,
} from '../connector/createProviderConnector.ts'
import { walletChainCalls } from '../injected/walletChainCalls.ts'
import { roninRdns } from './roninRdns.ts'

/** Ronin's extension, found in any way. It switches, but adds no chain. */
export function roninWallet(
  options: Omit<ProviderConnectorOptions, 'descriptor'> & {
    id?: string | undefined
    name?: string | undefined
    icon?: string | undefined
    rereadDelay?: number
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
