import type { ChainInfo } from '@strongroom/gateway-sdk'
import { cleanName, isChainId } from '../../storage/guards.ts'
import {
  type ChainRecord,
  isShortName,
  nativeDecimals,
} from '../../storage/parseChainRecords.ts'

/**
 * Stores the parts of a gateway's chain that the app needs while the gateway is
 * down, or returns the reason why it cannot be used.
 */
export function toChainRecord(chain: ChainInfo): ChainRecord | string {
  const { chainId, shortName, nativeCurrency } = chain
  const chainName = cleanName(chain.chainName)
  const symbol = cleanName(nativeCurrency.symbol)
  const name = cleanName(nativeCurrency.name) ?? symbol
  if (!isChainId(chainId)) return 'The gateway’s chain id is not a number.'
  if (!isShortName(shortName) || !chainName || !symbol || !name)
    return `The gateway’s names for chain ${chainId} cannot be used.`
  if (nativeCurrency.decimals !== nativeDecimals)
    return `The gateway says that the coin of chain ${chainId} has ${String(nativeCurrency.decimals)} decimals. Every coin has ${nativeDecimals} here, so amounts would be shown wrongly.`
  return {
    chainId,
    chainName,
    shortName,
    nativeCurrency: { name, symbol, decimals: nativeDecimals },
  }
}
