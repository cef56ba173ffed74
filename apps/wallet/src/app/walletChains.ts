import type { ConnectorChain } from '@strongroom/connectors'
import type { ChainRecord } from '../storage/parseChainRecords.ts'

/** Networks that a wallet may be offered: those with an endpoint of ours. */
export function walletChains(
  records: readonly ChainRecord[],
  urlFor: (chainId: string) => string | undefined,
): ConnectorChain[] {
  return records.flatMap(({ chainId, chainName, nativeCurrency }) => {
    const url = urlFor(chainId)
    if (url === undefined) return []
    return {
      chainId: Number(chainId),
      name: chainName,
      nativeCurrency,
      rpcUrls: [url],
    }
  })
}
