import { type Address, type Hex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import type { Rows } from '../replay/Rows.ts'
import { chainEvents } from './chainEvents.ts'

const safe: Address = '0x58E587586f0e57bcfba0D209333f4D483F7eBB45'
const other: Address = '0x9B83f8d1228a2540b00c2091103026712Be0c669'
const hash = (digit: string): Hex => `0x${digit.repeat(64)}`

const transfer = (
  row: Partial<Rows['transfers'][number]>,
): Rows['transfers'][number] => ({
  chainId: '1',
  safe,
  txHash: hash('a'),
  position: '0',
  logIndex: 0,
  blockNumber: 5,
  timestamp: 7_000,
  kind: 'ERC20',
  token: other,
  from: other,
  to: safe,
  value: '5',
  ...row,
})

const keysOf = (transfers: Rows['transfers']) =>
  chainEvents({ executions: [], moduleTransactions: [], transfers }).map(
    ({ type, key, details }) => [type, key.replace(/^0xa+/, 'a'), details],
  )

test('default', () => {
  expect(
    keysOf([
      transfer({ kind: 'NATIVE_COIN', token: null }),
      transfer({ logIndex: 2, value: '9' }),
      transfer({ logIndex: 1 }),
      transfer({ logIndex: 3, kind: 'ERC721', value: '0' }),
    ]),
  ).toEqual([
    ['INCOMING_ETHER', 'a:0', { txHash: hash('a'), value: '5' }],
    ['INCOMING_TOKEN', 'a:0', expect.objectContaining({ value: '5' })],
    ['INCOMING_TOKEN', 'a:1', expect.objectContaining({ value: '9' })],
    ['INCOMING_TOKEN', 'a:2', expect.objectContaining({ tokenId: '0' })],
  ])
})

test('behavior: the same transaction elsewhere in another block has the same keys', () => {
  const rows = [transfer({ logIndex: 4 }), transfer({ logIndex: 9 })]
  const moved = rows.map((row) => ({
    ...row,
    logIndex: row.logIndex + 30,
    blockNumber: 6,
    timestamp: 9_000,
  }))
  expect(keysOf(moved)).toEqual(keysOf(rows))
})

test('behavior: an outgoing transfer is an event of its own', () => {
  expect(keysOf([transfer({ from: safe, to: other })])).toEqual([
    ['OUTGOING_TOKEN', 'a:0', expect.objectContaining({ value: '5' })],
  ])
})

test('behavior: internal and empty transfers are no events', () => {
  expect(
    keysOf([
      transfer({ from: safe, to: safe }),
      transfer({ value: '0' }),
      transfer({ kind: 'NATIVE_COIN', value: '0', from: zeroAddress }),
    ]),
  ).toEqual([])
})
