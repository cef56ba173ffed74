import { ConfigError } from '../errors/startErrors.ts'
import type { PriceTable } from '../prices/PriceTable.ts'
import { parsePrices } from '../prices/parsePrices.ts'
import { readJsonFile } from './readJsonFile.ts'

/**
 * The operator's own prices.
 *
 * @throws ConfigError naming the field.
 */
export function readPrices(path: string): PriceTable {
  const value = readJsonFile(path, 'prices')
  try {
    return parsePrices(value)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new ConfigError(`${path}: ${error.message}.`)
  }
}
