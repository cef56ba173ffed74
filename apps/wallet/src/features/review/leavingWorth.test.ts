import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { leavingWorth } from './leavingWorth.ts'

const usd = '0x6d695e13f04225f673e9A7E9356096Bdd8Be551C'
const gold = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const dave = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const coin = { symbol: 'ETH', decimals: 18 }

const price = (address: string, fiatConversion: string, type = 'ERC20') => ({
  tokenInfo: { address, type },
  fiatConversion,
})
const prices = [
  price(zeroAddress, '2500', 'NATIVE_TOKEN'),
  price(usd, '1'),
  price(gold, '0'),
]

type Review = Parameters<typeof leavingWorth>[0]
type Recipients = Review['recipients']

const pays = (fields: Partial<Recipients[number]>): Recipients[number] => ({
  ...{ address: dave, role: 'payment', path: [], amount: 10n ** 18n },
  ...fields,
})
const facts = (agreement: string) =>
  ({ symbol: 'USD', decimals: 6, agreement }) as Review['tokens'][string]

const worth = (
  recipients: Recipients,
  over: Partial<Review> = {},
): number | undefined =>
  leavingWorth(
    {
      recipients,
      simulation: undefined,
      tokens: { [usd.toLowerCase()]: facts('agreed') },
      ...over,
    },
    prices,
    coin,
  )

test('default: adds up what every payment is worth', () => {
  const tokens = pays({ token: usd, amount: 123_450_000n })
  expect(worth([pays({}), pays({}), tokens])).toBe(5_123.45)
})

test('behavior: an asset without a price or proven decimals leaves the sum out', () => {
  expect(worth([pays({ token: gold })])).toBeUndefined()
  expect(worth([pays({}), pays({ token: gold })])).toBeUndefined()
  const tokens = { [usd.toLowerCase()]: facts('single') }
  const payment = pays({ token: usd, amount: 1_000_000n })
  expect(worth([payment])).toBe(1)
  expect(worth([payment], { tokens })).toBeUndefined()
  expect(worth([payment], { tokens: {} })).toBeUndefined()
  for (const bad of ['-1', 'NaN', 'Infinity', ''])
    expect(
      leavingWorth(
        { recipients: [pays({})], simulation: undefined, tokens: {} },
        [price(zeroAddress, bad, 'NATIVE_TOKEN')],
        coin,
      ),
    ).toBeUndefined()
})

test('behavior: an NFT, a right over the safe, or no payment leaves the sum out', () => {
  expect(
    worth([pays({ token: gold, isNft: true, amount: 7n })]),
  ).toBeUndefined()
  expect(worth([pays({ token: gold, amount: true })])).toBeUndefined()
  expect(worth([pays({ role: 'spender', token: usd })])).toBeUndefined()
  expect(worth([pays({ amount: 0n })])).toBeUndefined()
  expect(worth([])).toBeUndefined()
})

test('behavior: a complete simulation says what leaves, however it is called', () => {
  const changes = {
    assets: [
      { token: zeroAddress, delta: -(2n * 10n ** 18n) },
      { token: usd, delta: 5_000_000n },
    ],
    nfts: [],
    isComplete: true,
  }
  const simulated = (over: object) =>
    ({
      simulation: {
        status: 'succeeds',
        changes: { ...changes, ...over },
      },
      tokens: {},
    }) as unknown as Review['simulation']
  expect(worth([], { simulation: simulated({}) })).toBe(5_000)
  const gone = [{ token: gold, id: 1n, delta: -1n }]
  expect(worth([], { simulation: simulated({ nfts: gone }) })).toBeUndefined()
  const partly = simulated({ isComplete: false })
  expect(worth([pays({})], { simulation: partly })).toBe(2_500)
})
