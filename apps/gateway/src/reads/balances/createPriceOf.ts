import type { Address } from 'viem'
import type { Gateway } from '../../platform/Gateway.ts'
import { type Decimal, multiply } from '../../platform/prices/decimal.ts'

export interface Price {
  /** Price of one whole coin or token. */
  amount: Decimal
  /** Within 24 hours, in percent; null when it is unknown. */
  change24h: string | null
}

/** Price of a coin or token; undefined when it is unknown. */
export type PriceOf = (token: Address) => Price | undefined

/**
 * Prices of a chain in a currency: the feed's where there is a fresh one, else
 * the file's. Undefined when there is no price at all.
 */
export function createPriceOf(
  { config, priceFeed }: Pick<Gateway, 'config' | 'priceFeed'>,
  chainId: string,
  currency: string,
): PriceOf | undefined {
  const tables = [priceFeed?.current(), config.prices]
  const code = currency.toUpperCase()
  const rate = tables
    .map((table) => table?.rates.get(code))
    .find((one) => one !== undefined)
  const hasPrices = tables.some((table) => table?.chains.get(chainId)?.size)
  if (rate === undefined || !hasPrices) return undefined
  return (token) => {
    for (const table of tables) {
      const usd = table?.chains.get(chainId)?.get(token)
      if (table === undefined || usd === undefined) continue
      // A rate has no history, so the change in other currencies is unknown.
      const change =
        code === 'USD' ? table.changes.get(chainId)?.get(token) : undefined
      return { amount: multiply(usd, rate), change24h: change ?? null }
    }
    return undefined
  }
}
