import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chooseCoins, coinsSource } from '../../../scripts/coinsSource.ts'
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

test('behavior: the generated table equals its datasets', () => {
  const url = new URL('../../generated/coins.ts', import.meta.url)
  expect(readFileSync(url, 'utf8')).toBe(coinsSource())
})

test('behavior: leaves out coins of other decimals, and where datasets disagree', () => {
  const left = [...chooseCoins()].flatMap(([id, choice]) =>
    'reason' in choice ? [`${id} ${choice.reason}`] : [],
  )
  const isUnknown = (line: string) => line.endsWith('is in no dataset')
  expect(left.filter((line) => !isUnknown(line))).toMatchInlineSnapshot(`
    [
      "252 FRAX or frxETH",
      "943 v4PLS or tPLS",
      "1995 tEDX or EDX",
      "2000 WDOGE or DOGE",
      "2221 KAVA or TKAVA",
      "2522 FRAX or frxETH",
      "4217 has 6 decimals",
      "5700 SYS or tSYS",
      "7001 aZETA or ZETA",
      "8408 ZTC or ZCX",
      "9000 EVMOS or tEVMOS",
      "13473 IMX or tIMX",
      "17172 has 16 decimals",
      "35441 Q or QGOV",
      "42431 has 6 decimals",
      "44787 A-CELO or CELO",
      "57000 SYS or TSYS",
      "66665 ETH or CETH",
      "421613 ETH or AGOR",
      "333000333 MELD or gMELD",
    ]
  `)
  expect({
    known: chooseCoins().size - left.length,
    unknown: left.filter(isUnknown).length,
  }).toMatchInlineSnapshot(`
    {
      "known": 462,
      "unknown": 72,
    }
  `)
  for (const line of left)
    expect(findCoin(line.slice(0, line.indexOf(' ')))).toBeUndefined()
})

test('behavior: agrees with the chains that are pinned', () => {
  for (const { chainId, symbol = 'ETH' } of pinnedChains)
    expect(findCoin(chainId)?.symbol).toBe(symbol)
  for (const { id, nativeCurrency } of chains)
    expect(findCoin(`${id}`)?.symbol).toBe(nativeCurrency.symbol)
})
