import { ConnectorError } from '../errors/ConnectorError.ts'
import type { ConnectorChain } from './ConnectorChain.ts'
import { supportedChainIds } from './supportedChainIds.ts'

/** Chains that may be requested. */
export interface ChainOptions {
  /**
   * Chains that may be requested of the wallet and, where it can, added to it.
   */
  chains?: readonly ConnectorChain[] | undefined
  /**
   * Decides by itself which chains may be requested.
   * @default those of `chains` and of {@link supportedChainIds}
   */
  isSupported?: ((chainId: number) => boolean) | undefined
}

/** @throws ConnectorError `ConnectFailed`, code 4901. */
export function requireChain(chainId: number, options: ChainOptions): void {
  const { chains = [], isSupported } = options
  const isKnown =
    isSupported?.(chainId) ??
    (supportedChainIds.includes(chainId) ||
      chains.some((chain) => chain.chainId === chainId))
  if (!isKnown)
    throw new ConnectorError(
      'ConnectFailed',
      `Chain ${chainId} is not supported.`,
      { code: 4901 },
    )
}
