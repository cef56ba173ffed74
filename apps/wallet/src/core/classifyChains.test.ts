import type { ChainInfo } from '@strongroom/gateway-sdk'
import { findCoin } from '@strongroom/react-hooks/chain'
import { expect, test } from 'vitest'
import type { ChainRecord } from '../storage/parseChainRecords.ts'
import { parseChainRecords } from '../storage/parseChainRecords.ts'
import { classifyChains } from './classifyChains.ts'

const local: ChainRecord = {
  chainId: '1337',
  chainName: 'Local',
  shortName: 'geth',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
}
const given = (fields: object, coin: object = {}) =>
  ({
    ...local,
    ...fields,
    nativeCurrency: { ...local.nativeCurrency, ...coin },
  }) as unknown as ChainInfo
const ethereum = { chainId: '1', chainName: 'Ethereum', shortName: 'eth' }

const classify = (
  chains: ChainInfo[],
  known: Partial<Parameters<typeof classifyChains>[1]> = {},
) =>
  classifyChains(chains, {
    configured: {},
    remembered: [],
    findCoin,
    ...known,
  })

test('default', () => {
  expect(classify([given({}), given(ethereum)])).toEqual({
    records: [local, { ...local, ...ethereum }],
    unlisted: [],
    refused: [],
  })
})

test.each([21, 6, 0, -1, 18.5, '18', Number.NaN])(
  'error: a native coin with %s decimals',
  (decimals) => {
    const { records, refused } = classify([given({}, { decimals })])
    expect(records).toEqual([])
    expect(refused).toEqual([
      {
        shortName: 'geth',
        problem: 'badDecimals',
        chainId: '1337',
        decimals: String(decimals),
      },
    ])
  },
)

test.each(['0x1', '', '01', 1, '1e3', '12345678901234567'])(
  'error: %j is not a chain id',
  (chainId) => {
    const { records, refused } = classify([given({ chainId })])
    expect([records.length, refused.length]).toEqual([0, 1])
  },
)

test.each([
  ['eth', '5'],
  ['ETH', '1'],
  ['base', '1337'],
  ['ron', '2021'],
  ['evil', '2020'],
  ['gor', '1'],
])('error: “%s” is not chain %s', (shortName, chainId) => {
  const { records, refused } = classify([given({ shortName, chainId })])
  expect(records).toEqual([])
  expect(refused[0]?.problem).toBe('contradicted')
})

test('error: the deployment and earlier visits win over an invite', () => {
  const configured = { 1337: { rpcUrl: 'http://a', shortName: 'geth' } }
  for (const known of [{ configured }, { remembered: [local] }]) {
    for (const fields of [{ chainId: '7' }, { shortName: 'other' }]) {
      const { records, refused } = classify([given(fields)], known)
      expect(records).toEqual('remembered' in known ? [local] : [])
      expect(refused).toHaveLength(1)
    }
  }
})

test('error: two networks of the same name', () => {
  const { records, refused } = classify([given({}), given({ chainId: '7' })])
  expect(records).toEqual([local])
  expect(refused).toEqual([
    {
      shortName: 'geth',
      problem: 'contradicted',
      chainId: '7',
      known: expect.objectContaining({ chainId: '1337', shortName: 'geth' }),
    },
  ])
})

test('behavior: a network that was left out stays known', () => {
  const later = classify([given(ethereum)], { remembered: [local] })
  expect(later.records.map(({ shortName }) => shortName)).toEqual([
    'eth',
    'geth',
  ])
})

const coins = (...args: Parameters<typeof classify>) => {
  const { records, unlisted } = classify(...args)
  return records.map(
    ({ chainId, nativeCurrency: { symbol } }) =>
      `${symbol}${unlisted.includes(chainId) ? ' (claimed)' : ''}`,
  )
}

test('behavior: a listed chain has the coin of the list, on a first visit too', () => {
  const names: [string, string, string][] = [
    ['1', 'eth', 'ETH'],
    ['10', 'oeth', 'ETH'],
    ['56', 'bnb', 'BNB'],
    ['100', 'gno', 'XDAI'],
    ['137', 'matic', 'POL'],
    ['42161', 'arb1', 'ETH'],
    ['43114', 'avax', 'AVAX'],
  ]
  for (const [chainId, shortName, symbol] of names)
    expect(coins([given({ chainId, shortName }, { symbol: 'USDC' })])).toEqual([
      symbol,
    ])
})

test('behavior: a remembered lie about a listed coin is corrected', () => {
  const lie = {
    ...local,
    nativeCurrency: { ...local.nativeCurrency, symbol: 'USDC' },
  }
  expect(coins([], { remembered: [lie] })).toEqual(['ETH'])
})

const own = { chainId: '777001', shortName: 'own' }

test('behavior: the deployment names the coin of an unlisted chain', () => {
  const nativeCurrency = { name: 'Own', symbol: 'OWN', decimals: 18 }
  const configured = { 777001: { rpcUrl: 'http://a', nativeCurrency } }
  const chains = [given(own, { symbol: 'USDC' })]
  expect(coins(chains, { configured })).toEqual(['OWN'])
})

test('behavior: the gateway’s word for an unlisted coin is a claim and stays', () => {
  const first = { ...local, ...own }
  const chains = [given(own, { symbol: 'USDC' })]
  expect(coins(chains)).toEqual(['USDC (claimed)'])
  expect(coins(chains, { remembered: [first] })).toEqual(['ETH (claimed)'])
})

test('error: a stored record with other decimals is dropped', () => {
  const coin = { ...local.nativeCurrency, decimals: 21 }
  expect(parseChainRecords([{ ...local, nativeCurrency: coin }])).toEqual([])
  const poisoned = { ...local, shortName: 'eth' }
  expect(classify([], { remembered: [poisoned] }).records).toEqual([])
})

test('error: a configuration that renames a listed coin', () => {
  const nativeCurrency = { name: 'Own', symbol: 'USDC', decimals: 18 }
  const configured = { 1: { rpcUrl: 'http://a', nativeCurrency } }
  const chains = [given({ chainId: '1', shortName: 'eth' }, { symbol: 'USDC' })]
  expect(coins(chains, { configured })).toEqual(['ETH'])
})
