import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { coinsSource } from '../../../scripts/coinsSource.ts'
import { chains } from './chains.ts'
import { findCoin } from './findCoin.ts'
import { pinnedChains } from './pinnedChains.ts'

test('default: the coins of well-known chains', () => {
  const ids = ['1', '10', '56', '100', '137', '2020', '2021', '42161', '43114']
  expect(
    ids.map((id) => `${id} ${findCoin(id)?.symbol}`),
  ).toMatchInlineSnapshot(`
      [
        "1 ETH",
        "10 ETH",
        "56 BNB",
        "100 XDAI",
        "137 POL",
        "2020 RON",
        "2021 RON",
        "42161 ETH",
        "43114 AVAX",
      ]
    `)
  expect(findCoin('100')).toEqual({
    name: 'xDAI',
    symbol: 'XDAI',
    decimals: 18,
  })
})

test('behavior: a chain without known deployments has no known coin', () => {
  for (const id of ['777001', '0', '01', '', '1 10', 'toString'])
    expect(findCoin(id)).toBeUndefined()
})

test('behavior: the generated table equals viem and safe-deployments', () => {
  const url = new URL('../../generated/coins.ts', import.meta.url)
  expect(readFileSync(url, 'utf8')).toBe(coinsSource())
})

test('behavior: agrees with the chains that are pinned', () => {
  for (const { chainId, symbol = 'ETH' } of pinnedChains)
    expect(findCoin(chainId)?.symbol).toBe(symbol)
  for (const { id, nativeCurrency } of chains)
    expect(findCoin(`${id}`)?.symbol).toBe(nativeCurrency.symbol)
})
