import { isChainId, isHttpUrl, isRecord } from './guards.ts'

/** What the app needs of a chain when the gateway cannot be asked. */
export interface ChainRecord {
  chainId: string
  chainName: string
  shortName: string
  rpcUrl: string
  nativeCurrency: { name: string; symbol: string; decimals: number }
}

export function parseChainRecords(
  value: unknown,
): readonly ChainRecord[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.filter(isChainRecord)
}

function isChainRecord(value: unknown): value is ChainRecord {
  if (!isRecord(value)) return false
  const currency = value['nativeCurrency']
  return (
    isChainId(value['chainId']) &&
    typeof value['chainName'] === 'string' &&
    typeof value['shortName'] === 'string' &&
    isHttpUrl(value['rpcUrl']) &&
    isRecord(currency) &&
    typeof currency['symbol'] === 'string' &&
    typeof currency['name'] === 'string' &&
    typeof currency['decimals'] === 'number'
  )
}
