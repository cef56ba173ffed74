import type { ChainOptions } from '../chain/requireChain.ts'
import type { Connector } from '../connector/Connector.ts'
import { createProviderConnector } from '../connector/createProviderConnector.ts'
import type { AnnouncedWallet } from '../discovery/AnnouncedWallet.ts'
import { walletChainCalls } from './walletChainCalls.ts'

/** Options of `createInjectedConnector`. */
export interface InjectedConnectorOptions extends ChainOptions {
  /**
   * Connector id; the reconnect flag is stored under it.
   * @default the announced `rdns`
   */
  id?: string
  /** @default the announced name */
  name?: string
  /**
   * Milliseconds between two looks at `eth_chainId` after a switch.
   * @default 200
   */
  rereadDelay?: number
  /**
   * Milliseconds the wallet may take for calls without a prompt.
   * @default 10000
   */
  readTimeout?: number
}

/**
 * An injected wallet that was announced.
 *
 * Apart from `createInjectedConnector`: the manager loads this file on demand,
 * and esbuild loads a module at once that is both loaded on demand and exported
 * by an entry.
 */
export function injectedWallet(
  announced: Pick<AnnouncedWallet, 'info' | 'provider'>,
  options: InjectedConnectorOptions,
): Connector {
  const { info, provider } = announced
  const { id = info.rdns, name = info.name } = options
  return createProviderConnector({
    ...options,
    ...walletChainCalls(name, { chains: [], ...options }),
    descriptor: {
      id,
      name,
      type: 'WALLET',
      isRonin: (provider as { isRonin?: unknown }).isRonin === true,
      rdns: info.rdns,
      ...(info.icon === undefined ? {} : { icon: info.icon }),
    },
    findProvider: () => provider,
    peekProvider: () => provider,
  })
}
