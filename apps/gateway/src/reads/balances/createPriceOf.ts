import type { Address } from 'viem'
import type { Gateway } from '../../platform/Gateway.ts'
import { type Decimal, multiply } from '../../platform/prices/decimal.ts'

/** Price of one whole coin or token; undefined when it is unknown. */
export type PriceOf = (token: Address) => Decimal | undefined

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
  const prices = tables.map((table) => table?.chains.get(chainId))
  if (rate === undefined || !prices.some((one) => one && one.size > 0)) {
    return undefined
  }
  return (token) => {
    const usd = prices
      .map((one) => one?.get(token))
      .find((price) => price !== undefined)
    return usd && multiply(usd, rate)
  }
}
