import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { markImitations } from './markImitations.ts'
import type { TransferRow } from './readHistory.ts'

const safe: Address = '0x58E587586f0e57bcfba0D209333f4D483F7eBB45'
const friend: Address = '0x70990000000000000000000000000000000079C8'
const double: Address = '0x7090000000000000000000000000000000AB79C8'
const token: Address = '0x9B83f8d1228a2540b00c2091103026712Be0c669'

const paid = (to: Address, value: string): TransferRow => ({
  chainId: '1337',
  safe,
  txHash: '0x',
  position: '0',
  logIndex: 0,
  blockNumber: 1,
  timestamp: 1,
  kind: 'ERC20',
  token,
  from: safe,
  to,
  value,
})
const six = {
  chainId: '1337',
  address: token,
  kind: 'ERC20' as const,
  name: '',
  symbol: '',
  decimals: 6,
}
const marks = (...rows: TransferRow[]) => [
  ...markImitations(rows, new Map([[token, six]])),
]

test('default', () => {
  expect(marks(paid(double, '5000001'), paid(friend, '5000000'))).toEqual([0])
})

test('behavior: another amount, or the same address, is honest', () => {
  expect(marks(paid(double, '6000000'), paid(friend, '5000000'))).toEqual([])
  expect(marks(paid(friend, '5000000'), paid(friend, '5000000'))).toEqual([])
})

test('behavior: compares with the three transfers before', () => {
  const others = Array.from({ length: 3 }, () => paid(token, '1'))
  expect(
    marks(paid(double, '5000000'), ...others, paid(friend, '5000000')),
  ).toEqual([])
})
