import { type Address, zeroAddress } from 'viem'
import { toChecksum } from '../toChecksum.ts'
import { type Decimal, parseDecimal } from './decimal.ts'
import { fiatCodes } from './fiatCodes.ts'

/** Prices in USD, and what a USD is in other currencies. */
export interface PriceTable {
  /** By upper-case currency code; USD is always 1. */
  rates: ReadonlyMap<string, Decimal>
  /** By chain id, then by token; the zero address is the native coin. */
  chains: ReadonlyMap<string, ReadonlyMap<Address, Decimal>>
}

const mostPrices = 20_000

const fieldsOf = (value: unknown, what: string): [string, unknown][] => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new RangeError(`${what} must be an object`)
  }
  return Object.entries(value)
}

const readPrice = (value: unknown, what: string): Decimal => {
  const price =
    typeof value === 'string' || typeof value === 'number'
      ? parseDecimal(String(value))
      : undefined
  if (price === undefined) {
    throw new RangeError(`${what} must be a decimal number as a text`)
  }
  return price
}

/**
 * Reads `{ rates: { EUR }, chains: { "1": { native, "0x…" } } }`: currency
 * units for a USD, and USD for one coin or token.
 *
 * @throws RangeError naming the field.
 */
export function parsePrices(value: unknown): PriceTable {
  const parts = new Map(fieldsOf(value, 'The whole'))
  const rates = new Map<string, Decimal>()
  for (const [code, rate] of fieldsOf(parts.get('rates') ?? {}, 'rates')) {
    if (!fiatCodes.includes(code)) {
      throw new RangeError(`rates.${code.slice(0, 20)} is no known currency`)
    }
    rates.set(code, readPrice(rate, `rates.${code}`))
  }
  rates.set('USD', { digits: 1n, scale: 0 })
  const chains = new Map<string, Map<Address, Decimal>>()
  let count = 0
  for (const [chainId, tokens] of fieldsOf(
    parts.get('chains') ?? {},
    'chains',
  )) {
    const prices = new Map<Address, Decimal>()
    for (const [key, price] of fieldsOf(tokens, `chains.${chainId}`)) {
      const where = `chains.${chainId}.${key.slice(0, 42)}`
      const token = key === 'native' ? zeroAddress : toChecksum(key)
      if (token === undefined) throw new RangeError(`${where} is no address`)
      count += 1
      if (count > mostPrices) throw new RangeError('There are too many prices')
      prices.set(token, readPrice(price, where))
    }
    chains.set(chainId, prices)
  }
  return { rates, chains }
}
