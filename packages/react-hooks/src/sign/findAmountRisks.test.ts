import {
  createSafeTransaction,
  decodeCall,
  encodeMultiSendCallOnly,
  getSafeDeployment,
  type SafeTransaction,
} from '@strongroom/safe-protocol'
import { expect, test } from 'vitest'
import { findAmountRisks } from './findAmountRisks.ts'

const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const dead = '0x000000000000000000000000000000000000dEaD'
const own = { name: 'Own', symbol: 'OWN', decimals: 18 }

function find(
  fields: Partial<SafeTransaction>,
  facts: Partial<Parameters<typeof findAmountRisks>[2]> = {},
) {
  const transaction = createSafeTransaction({ to: dead, nonce: 0n, ...fields })
  const tree = decodeCall(transaction, { safe })
  return findAmountRisks(tree, transaction, { chainId: '777001', ...facts })
}

const coin = [{ kind: 'unlisted-coin', chainId: '777001', path: [] }]

test('default: names a coin that no list has, where its value moves', async () => {
  expect(await find({ value: 1n })).toEqual(coin)
  expect(await find({ value: 0n })).toEqual([])
  expect(await find({ value: 1n }, { coin: own })).toEqual([])
  expect(await find({ value: 1n }, { chainId: '100' })).toEqual([])
})

test('error: the app names another coin than the table', async () => {
  const facts = { chainId: '1', coin: { ...own, symbol: 'USDC' } }
  expect(await find({ value: 1n }, facts)).toEqual([
    { kind: 'unlisted-coin', chainId: '1', path: [] },
  ])
  const ether = { chainId: '1', coin: { ...own, symbol: 'ETH' } }
  expect(await find({ value: 1n }, ether)).toEqual([])
})

test('behavior: value inside a batch, and a refund in the coin', async () => {
  const to =
    getSafeDeployment({ version: '1.4.1' })?.multiSendCallOnly.address ?? dead
  const batch = {
    to,
    operation: 1,
    data: encodeMultiSendCallOnly([{ to: dead, value: 1n, data: '0x' }]),
  } as const
  expect(await find(batch)).toEqual(coin)
  expect(await find({ gasPrice: 1n })).toEqual(coin)
  expect(await find({ gasPrice: 1n, gasToken: dead })).toEqual([])
})
