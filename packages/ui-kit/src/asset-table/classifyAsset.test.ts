import { expect, test } from 'vitest'
import { classifyAsset } from './classifyAsset.ts'

const asset = (over: object, money: object = {}) => ({
  tokenInfo: {
    type: 'ERC20',
    address: '0x1',
    symbol: 'USDC',
    name: 'USD Coin',
    ...over,
  },
  balance: '1',
  fiatBalance: '100',
  fiatConversion: '1',
  ...money,
})

test.each([
  ['an ordinary token', asset({}), 'shown'],
  [
    'an unknown price',
    asset({}, { fiatBalance: '0', fiatConversion: '0' }),
    'shown',
  ],
  ['less than a cent', asset({}, { fiatBalance: '0.009' }), 'dust'],
  ['a dot in a name', asset({ name: 'St. Peter' }), 'shown'],
  ['a bridged name', asset({ symbol: 'USDC.e' }), 'shown'],
  ['a link', asset({ name: 'Claim at evil.example' }), 'untrusted'],
  ['a link in the symbol', asset({ symbol: 'https://x' }), 'untrusted'],
  ['hidden characters', asset({ symbol: 'US\u202eDC' }), 'untrusted'],
  ['letters of two alphabets', asset({ symbol: 'USD\u0421' }), 'untrusted'],
  ['a name without end', asset({ name: 'A'.repeat(1_000) }), 'untrusted'],
  [
    'the coin of the chain, with any name',
    asset(
      { type: 'NATIVE_TOKEN', name: 'x.example' },
      { fiatBalance: '0.001' },
    ),
    'shown',
  ],
])('behavior: %s', (_, item, classification) => {
  expect(classifyAsset(item)).toBe(classification)
})

test('param: dustBelow', () => {
  const item = asset({}, { fiatBalance: '4' })
  expect(classifyAsset(item, { dustBelow: 5 })).toBe('dust')
})

test.each(['ETH', 'eth', ' ETH '])(
  'param: coin, of a token named %j',
  (symbol) => {
    expect(classifyAsset(asset({ symbol }), { coin: 'ETH' })).toBe('untrusted')
    expect(classifyAsset(asset({ symbol, type: 'NATIVE_TOKEN' }))).toBe('shown')
    expect(classifyAsset(asset({ symbol: 'WETH' }), { coin: 'ETH' })).toBe(
      'shown',
    )
  },
)
