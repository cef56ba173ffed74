import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { parsePrices } from './parsePrices.ts'

const token = '0x9B83f8d1228a2540b00c2091103026712Be0c669'

test('default', () => {
  const { rates, chains } = parsePrices({
    rates: { EUR: '0.92' },
    chains: { '1': { native: '2500.5', [token.toLowerCase()]: 0.5 } },
  })
  expect(rates.get('EUR')).toEqual({ digits: 92n, scale: 2 })
  expect(rates.get('USD')).toEqual({ digits: 1n, scale: 0 })
  expect(chains.get('1')?.get(zeroAddress)).toEqual({
    digits: 25_005n,
    scale: 1,
  })
  expect(chains.get('1')?.get(token)).toEqual({ digits: 5n, scale: 1 })
  expect(parsePrices({}).chains.size).toBe(0)
})

test('behavior: reads the change within 24 hours where an entry has it', () => {
  const { chains, changes } = parsePrices({
    chains: { '1': { native: { price: '2', change24h: -1.5 }, [token]: '1' } },
  })
  expect(chains.get('1')?.get(zeroAddress)).toEqual({ digits: 2n, scale: 0 })
  expect(changes.get('1')).toEqual(new Map([[zeroAddress, '-1.5']]))
})

test.each([
  [7, 'The whole must be an object'],
  [{ rates: [] }, 'rates must be an object'],
  [{ rates: { ZZZ: '1' } }, 'rates.ZZZ is no known currency'],
  [{ rates: { EUR: '-1' } }, 'rates.EUR must be a decimal number as a text'],
  [{ chains: { '1': 7 } }, 'chains.1 must be an object'],
  [{ chains: { '1': { GOLD: '1' } } }, 'chains.1.GOLD is no address'],
  [{ chains: { '1': { native: 1e-7 } } }, 'chains.1.native must be a decimal'],
  [{ chains: { '1': { native: null } } }, 'chains.1.native must be an object'],
  [{ chains: { '1': { native: {} } } }, 'chains.1.native.price must be a'],
  [
    { chains: { '1': { native: { price: 1, change24h: '1%' } } } },
    'chains.1.native.change24h must be percent',
  ],
])('error: %#', (value, message) => {
  expect(() => parsePrices(value)).toThrow(message)
})
