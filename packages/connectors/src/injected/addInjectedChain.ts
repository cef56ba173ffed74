import type { ConnectorChain } from '../chain/ConnectorChain.ts'
import { roninChains } from '../chain/roninChains.ts'
import type { Eip1193Provider } from '../connector/Eip1193Provider.ts'
import { isUnsupported } from '../errors/isUnsupported.ts'
import type { ChainCallParts } from './walletChainCalls.ts'

/**
 * Offers a wallet a chain (EIP-3085): one of `chains`, or Ronin's own two. Any
 * other chain is refused, since its description is unknown.
 */
export async function addInjectedChain(
  provider: Eip1193Provider,
  request: {
    chainId: number
    wallet: string
    chains: readonly ConnectorChain[]
    /** Why the chain has to be added. */
    cause?: unknown
    parts: ChainCallParts
  },
): Promise<void> {
  const { chainId, wallet, chains, cause, parts } = request
  const { ConnectorError, errorCodes, toConnectorError } = parts
  const chain = [...chains, ...roninChains].find(
    (entry) => entry.chainId === chainId,
  )
  if (chain === undefined || chain.rpcUrls.length === 0)
    throw new ConnectorError(
      'ConnectFailed',
      `"${wallet}" does not know chain ${chainId}, and there is nothing to add it with.`,
      { cause, code: 4902 },
    )
  try {
    await provider.request({
      method: 'wallet_addEthereumChain',
      params: [
        {
          chainId: `0x${chainId.toString(16)}`,
          chainName: chain.name,
          nativeCurrency: chain.nativeCurrency,
          rpcUrls: chain.rpcUrls,
          ...(chain.iconUrls?.length ? { iconUrls: chain.iconUrls } : {}),
          ...(chain.blockExplorerUrls?.length
            ? { blockExplorerUrls: chain.blockExplorerUrls }
            : {}),
        },
      ],
    })
  } catch (error) {
    const codes = errorCodes(error)
    if (isUnsupported(codes))
      throw new ConnectorError(
        'AddChainNotSupported',
        `"${wallet}" can not add chains.`,
        { cause: error, code: codes[0] },
      )
    throw toConnectorError(error, wallet)
  }
}
