import type { Coin } from '@strongroom/react-hooks/chain'
import { isChainId, isRecord } from './guards.ts'

/** Facts about a chain that the app needs while the gateway is down. */
export interface ChainRecord {
  chainId: string
  chainName: string
  shortName: string
  nativeCurrency: Coin
}

/** The unit of value in every EVM is 10⁻¹⁸ of its coin. */
export const nativeDecimals = 18

/** A prefix as EIP-3770 allows it. */
export const isShortName = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9-]{1,32}$/i.test(value)

export function parseChainRecords(
  value: unknown,
): readonly ChainRecord[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value
    .filter(isChainRecord)
    .map(({ chainId, chainName, shortName, nativeCurrency }) => ({
      chainId,
      chainName,
      shortName,
      nativeCurrency,
    }))
}

function isChainRecord(value: unknown): value is ChainRecord {
  if (!isRecord(value)) return false
  const currency = value['nativeCurrency']
  return (
    isChainId(value['chainId']) &&
    typeof value['chainName'] === 'string' &&
    isShortName(value['shortName']) &&
    isRecord(currency) &&
    typeof currency['symbol'] === 'string' &&
    typeof currency['name'] === 'string' &&
    currency['decimals'] === nativeDecimals
  )
}
