import type { ChainInfo } from '@strongroom/gateway-sdk'
import { isHttpUrl } from '../../storage/guards.ts'
import type { ChainRecord } from '../../storage/parseChainRecords.ts'

/** Keeps of a gateway's chain what the app needs when the gateway is gone. */
export function toChainRecord(chain: ChainInfo): ChainRecord | undefined {
  const { chainId, chainName, shortName, rpcUri, nativeCurrency } = chain
  const rpcUrl = rpcUri.value
  if (!isHttpUrl(rpcUrl)) return undefined
  const { name, symbol, decimals } = nativeCurrency
  return {
    chainId,
    chainName,
    shortName,
    rpcUrl,
    nativeCurrency: { name, symbol, decimals },
  }
}
