import type { Eip1193Provider } from '../connector/Eip1193Provider.ts'
import { ConnectorError } from '../errors/ConnectorError.ts'
import { errorCodes } from '../errors/errorCodes.ts'
import { toConnectorError } from '../errors/toConnectorError.ts'
import type { ConnectorChain } from './ConnectorChain.ts'
import { readChainId } from './readChainId.ts'

const unknownChain = 4902
const rereadLimit = 5

/**
 * Switches the chain of an injected wallet, adds it first where the wallet
 * does not know it, and believes only what `eth_chainId` says afterwards.
 */
export async function switchInjectedChain(
  provider: Eip1193Provider,
  options: {
    chainId: number
    wallet: string
    chains: readonly ConnectorChain[]
    rereadDelay: number
  },
): Promise<void> {
  const { chainId, wallet, chains, rereadDelay } = options
  const hex = `0x${chainId.toString(16)}`
  try {
    await provider.request({
      method: 'wallet_switchEthereumChain',
      params: [{ chainId: hex }],
    })
  } catch (cause) {
    const codes = errorCodes(cause)
    if (!codes.includes(unknownChain)) throw switchError(cause, codes, wallet)
    const chain = chains.find((entry) => entry.chainId === chainId)
    await addChain(provider, { chain, hex, wallet, cause })
    if ((await readChainId(provider)) === chainId) return
    // The wallet knows the chain now, so staying where it was is a choice.
    throw new ConnectorError(
      'ConnectFailed',
      `The user rejected the switch to chain ${chainId} after adding it.`,
      { cause, code: 4001 },
    )
  }
  // Some wallets answer before they have switched, some never switch at all.
  for (let attempt = 0; attempt < rereadLimit; attempt++) {
    if ((await readChainId(provider)) === chainId) return
    await new Promise((resolve) => setTimeout(resolve, rereadDelay))
  }
  throw new ConnectorError(
    'ConnectFailed',
    `"${wallet}" said it switched to chain ${chainId} but did not.`,
  )
}

async function addChain(
  provider: Eip1193Provider,
  request: {
    chain: ConnectorChain | undefined
    hex: string
    wallet: string
    cause: unknown
  },
): Promise<void> {
  const { chain, hex, wallet, cause } = request
  if (chain === undefined || chain.rpcUrls.length === 0)
    throw new ConnectorError(
      'ConnectFailed',
      `"${wallet}" does not know chain ${Number(hex)}, and there is nothing to add it with.`,
      { cause, code: unknownChain },
    )
  try {
    await provider.request({
      method: 'wallet_addEthereumChain',
      params: [
        {
          chainId: hex,
          chainName: chain.name,
          nativeCurrency: chain.nativeCurrency,
          rpcUrls: chain.rpcUrls,
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

function switchError(cause: unknown, codes: readonly number[], wallet: string) {
  if (isUnsupported(codes))
    return new ConnectorError(
      'SwitchChainNotSupported',
      `"${wallet}" can not switch chains.`,
      { cause, code: codes[0] },
    )
  return toConnectorError(cause, wallet)
}

function isUnsupported(codes: readonly number[]): boolean {
  return codes.includes(4200) || codes.includes(-32601)
}
