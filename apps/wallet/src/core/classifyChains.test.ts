import type { ChainInfo } from '@strongroom/gateway-sdk'
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
) => classifyChains(chains, { configured: {}, remembered: [], ...known })

test('default', () => {
  expect(classify([given({}), given(ethereum)])).toEqual({
    records: [local, { ...local, ...ethereum }],
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
        reason: expect.stringContaining(`has ${decimals} decimals`),
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
  expect(refused[0]?.reason).toMatch(/is known as chain/)
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
  expect(refused.map(({ reason }) => reason)).toMatchInlineSnapshot(`
    [
      "The gateway calls chain 7 “geth”, but “geth” is known as chain 1337.",
    ]
  `)
})

test('behavior: a network that was left out stays known', () => {
  const later = classify([given(ethereum)], { remembered: [local] })
  expect(later.records.map(({ shortName }) => shortName)).toEqual([
    'eth',
    'geth',
  ])
})

test('behavior: the coin keeps the symbol it had', () => {
  const symbols = (...args: Parameters<typeof classify>) =>
    classify(...args).records.map(({ nativeCurrency }) => nativeCurrency.symbol)
  expect(symbols([given({}, { symbol: 'RON' })])).toEqual(['RON'])
  expect(
    symbols([given({}, { symbol: 'RON' })], { remembered: [local] }),
  ).toEqual(['ETH'])
  expect(symbols([given(ethereum, { symbol: 'USDC' })])).toEqual(['ETH'])
})

test('error: a stored record with other decimals is dropped', () => {
  const coin = { ...local.nativeCurrency, decimals: 21 }
  expect(parseChainRecords([{ ...local, nativeCurrency: coin }])).toEqual([])
  const poisoned = { ...local, shortName: 'eth' }
  expect(classify([], { remembered: [poisoned] }).records).toEqual([])
})
