import type { Address } from 'viem'
import type { Decimal } from './decimal.ts'

/** Prices in USD, and what a USD is in other currencies. */
export interface PriceTable {
  /** By upper-case currency code; USD is always 1. */
  rates: ReadonlyMap<string, Decimal>
  /** By chain id, then by token; the zero address is the native coin. */
  chains: ReadonlyMap<string, ReadonlyMap<Address, Decimal>>
}
