import { expect, test } from 'vitest'
import { readTarget } from './readTarget.ts'

const coin = { name: 'Ether', symbol: 'ETH', decimals: 18 } as const
const chains = [
  {
    chainId: '1',
    chainName: 'Ethereum',
    shortName: 'eth',
    nativeCurrency: coin,
  },
  {
    chainId: '10',
    chainName: 'Optimism',
    shortName: 'oeth',
    nativeCurrency: coin,
  },
]
const address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const refs = (text: string) =>
  readTarget(text, chains).map((target) =>
    target.kind === 'safe' ? target.ref : target.hash,
  )

test('default: an address is offered on every network', () => {
  expect(refs(` ${address.toLowerCase()} `)).toEqual([
    `eth:${address}`,
    `oeth:${address}`,
  ])
})

test('behavior: a prefix chooses the network', () => {
  expect(refs(`oeth:${address}`)).toEqual([`oeth:${address}`])
  expect(refs(`nope:${address}`)).toEqual([])
})

test('behavior: 64 digits are the hash of a transaction', () => {
  const hash = `0x${'AB'.repeat(32)}`
  expect(refs(hash)).toEqual([hash.toLowerCase()])
})

test.each(['', 'home', '0x12', address.replace('F7', 'f7')])(
  'error: "%s" names nothing',
  (text) => {
    expect(refs(text)).toEqual([])
  },
)
