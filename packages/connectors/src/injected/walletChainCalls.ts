import type { ConnectorChain } from '../chain/ConnectorChain.ts'
import type { Eip1193Provider } from '../connector/Eip1193Provider.ts'

/**
 * Switching and adding as browser wallets do it. The code is loaded when it is
 * first needed: most people never leave their chain.
 */
export function walletChainCalls(
  wallet: string,
  options: {
    chains?: readonly ConnectorChain[] | undefined
    rereadDelay?: number
    readTimeout?: number | undefined
  },
) {
  const { chains, rereadDelay = 200, readTimeout = 10_000 } = options
  return {
    async switchChain(provider: Eip1193Provider, chainId: number) {
      const { switchInjectedChain } = await import('../chain-changes/index.ts')
      await switchInjectedChain(provider, {
        chainId,
        wallet,
        chains,
        rereadDelay,
        readTimeout,
      })
    },
    async addChain(provider: Eip1193Provider, chainId: number) {
      const { addInjectedChain } = await import('../chain-changes/index.ts')
      const known = chains ?? []
      await addInjectedChain(provider, { chainId, wallet, chains: known })
    },
  }
}
