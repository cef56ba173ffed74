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
  /**
   * Change of the price in USD within 24 hours, in percent as a decimal text, by
   * chain id and token; only for tokens of which it is known.
   */
  changes: ReadonlyMap<string, ReadonlyMap<Address, string>>
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

const readChange = (value: unknown, what: string): string => {
  const text =
    typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  if (!/^-?\d{1,9}(?:\.\d{1,9})?$/.test(text)) {
    throw new RangeError(`${what} must be percent as a text`)
  }
  return text
}

/**
 * Reads `{ rates: { EUR }, chains: { "1": { native, "0x…" } } }`: currency
 * units for a USD, and USD for one coin or token. A price may be an object of
 * `price` and `change24h`, in percent.
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
  const changes = new Map<string, Map<Address, string>>()
  let count = 0
  for (const [chainId, tokens] of fieldsOf(
    parts.get('chains') ?? {},
    'chains',
  )) {
    const prices = new Map<Address, Decimal>()
    const changed = new Map<Address, string>()
    for (const [key, entry] of fieldsOf(tokens, `chains.${chainId}`)) {
      const where = `chains.${chainId}.${key.slice(0, 42)}`
      const token = key === 'native' ? zeroAddress : toChecksum(key)
      if (token === undefined) throw new RangeError(`${where} is no address`)
      count += 1
      if (count > mostPrices) throw new RangeError('There are too many prices')
      if (typeof entry !== 'object') {
        prices.set(token, readPrice(entry, where))
        continue
      }
      const { price, change24h } = Object.fromEntries(fieldsOf(entry, where))
      prices.set(token, readPrice(price, `${where}.price`))
      if (change24h !== undefined) {
        changed.set(token, readChange(change24h, `${where}.change24h`))
      }
    }
    chains.set(chainId, prices)
    changes.set(chainId, changed)
  }
  return { rates, chains, changes }
}
