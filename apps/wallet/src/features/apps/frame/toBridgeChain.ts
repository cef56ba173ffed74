import type { ChainInfo as GatewayChain } from '@strongroom/gateway-sdk'
import type { ChainInfo } from '@strongroom/safe-apps-bridge/host'
import type { ChainRecord } from '../../../storage/parseChainRecords.ts'

/** The chain in the form for apps; explorer and logo are the gateway's. */
export function toBridgeChain(
  { chainName, chainId, shortName, nativeCurrency }: ChainRecord,
  config: GatewayChain | undefined,
): ChainInfo {
  const explorer = config?.blockExplorerUriTemplate
  const logoUri = config?.nativeCurrency.logoUri
  return {
    chainName,
    chainId,
    shortName,
    nativeCurrency: { ...nativeCurrency, ...(logoUri ? { logoUri } : {}) },
    ...(explorer && {
      blockExplorerUriTemplate: {
        address: explorer.address,
        txHash: explorer.txHash,
        api: explorer.api,
      },
    }),
  }
}
