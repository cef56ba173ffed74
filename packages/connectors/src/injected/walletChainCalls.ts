import type { ConnectorChain } from '../chain/ConnectorChain.ts'
import { readChainId } from '../chain/readChainId.ts'
import type { Eip1193Provider } from '../connector/Eip1193Provider.ts'
import { ConnectorError } from '../errors/ConnectorError.ts'
import { errorCodes } from '../errors/errorCodes.ts'
import { toConnectorError } from '../errors/toConnectorError.ts'

// Passed to the code that is loaded later: bundlers put modules that both
// import in a file of its own, which the first load would need too.
const parts = { ConnectorError, errorCodes, readChainId, toConnectorError }

/** Helpers that changing a chain shares with connecting. */
export type ChainCallParts = typeof parts

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
        parts,
      })
    },
    async addChain(provider: Eip1193Provider, chainId: number) {
      const { addInjectedChain } = await import('../chain-changes/index.ts')
      const known = chains ?? []
      const request = { chainId, wallet, chains: known, parts }
      await addInjectedChain(provider, request)
    },
  }
}
