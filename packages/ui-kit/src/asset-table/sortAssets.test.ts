import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AssetColumn, sortAssets } from './sortAssets.ts'

const asset = (
  name: string,
  balance: string,
  price: string,
  value: string,
  decimals = 18,
) => ({
  tokenInfo: { type: 'ERC20', address: name, symbol: name, name, decimals },
  balance,
  fiatConversion: price,
  fiatBalance: value,
})
const items = [
  asset('Beta', '5000000', '1', '5', 6),
  asset('Alpha', '2000000000000000000', '3000', '6000'),
  asset('Gamma', '9000000000000000000', '0', '0'),
]
const names = (by: AssetColumn, direction: 'ascending' | 'descending') =>
  sortAssets(items, { by, direction }).map(({ tokenInfo }) => tokenInfo.name)

test('default: keeps the given order', () => {
  expect(sortAssets(items, undefined)).toBe(items)
})

test('behavior: sorts by name, coins and money; assets without a price last', () => {
  expect(names('asset', 'ascending')).toEqual(['Alpha', 'Beta', 'Gamma'])
  expect(names('balance', 'descending')).toEqual(['Gamma', 'Beta', 'Alpha'])
  expect(names('price', 'ascending')).toEqual(['Beta', 'Alpha', 'Gamma'])
  expect(names('value', 'descending')).toEqual(['Alpha', 'Beta', 'Gamma'])
})

test('behavior: keeps every item for any data of the gateway', () => {
  const anything = fc.record({
    tokenInfo: fc.record({
      type: fc.constant('ERC20'),
      address: fc.string(),
      symbol: fc.string(),
      name: fc.string(),
      decimals: fc.oneof(fc.constant(null), fc.integer(), fc.double()),
    }),
    balance: fc.oneof(fc.string(), fc.bigInt().map(String)),
    fiatBalance: fc.string(),
    fiatConversion: fc.oneof(fc.string(), fc.double().map(String)),
  })
  fc.assert(
    fc.property(
      fc.array(anything),
      fc.constantFrom('asset', 'balance', 'price', 'value'),
      fc.constantFrom('ascending', 'descending'),
      (list, by, direction) => {
        const sorted = sortAssets(list, { by, direction })
        expect(new Set(sorted)).toEqual(new Set(list))
        expect(sorted).toHaveLength(list.length)
      },
    ),
  )
})
