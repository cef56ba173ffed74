import type { ConnectorChain } from '../chain/ConnectorChain.ts'
import type { Eip1193Provider } from '../connector/Eip1193Provider.ts'
import { isUnsupported } from '../errors/isUnsupported.ts'
import { addInjectedChain } from './addInjectedChain.ts'
import type { ChainCallParts } from './walletChainCalls.ts'

const unknownChain = 4902
const rereadLimit = 5

/**
 * Switches the chain of an injected wallet, adds it first where the wallet does
 * not know it, and trusts only the `eth_chainId` afterwards.
 */
export async function switchInjectedChain(
  provider: Eip1193Provider,
  options: {
    chainId: number
    wallet: string
    /** Chains that may be added; undefined blocks all. */
    chains: readonly ConnectorChain[] | undefined
    rereadDelay: number
    readTimeout: number
    parts: ChainCallParts
  },
): Promise<void> {
  const { chainId, wallet, chains, rereadDelay, readTimeout, parts } = options
  const { ConnectorError, errorCodes, readChainId, toConnectorError } = parts
  const isThere = async () =>
    (await readChainId(provider, readTimeout)) === chainId
  try {
    await provider.request({
      method: 'wallet_switchEthereumChain',
      params: [{ chainId: `0x${chainId.toString(16)}` }],
    })
  } catch (cause) {
    const codes = errorCodes(cause)
    if (isUnsupported(codes))
      throw new ConnectorError(
        'SwitchChainNotSupported',
        `"${wallet}" can not switch chains.`,
        { cause, code: codes[0] },
      )
    if (chains === undefined || !codes.includes(unknownChain))
      throw toConnectorError(cause, wallet)
    await addInjectedChain(provider, {
      chainId,
      wallet,
      chains,
      cause,
      parts,
    })
    if (await isThere()) return
    // The wallet knows the chain now, so staying where it was is a choice.
    throw new ConnectorError(
      'ConnectFailed',
      `The user rejected the switch to chain ${chainId} after adding it.`,
      { cause, code: 4001 },
    )
  }
  // Some wallets answer before they have switched, some never switch at all.
  for (let attempt = 0; attempt < rereadLimit; attempt++) {
    if (await isThere()) return
    await new Promise((resolve) => setTimeout(resolve, rereadDelay))
  }
  throw new ConnectorError(
    'ConnectFailed',
    `"${wallet}" said it switched to chain ${chainId} but did not.`,
  )
}
