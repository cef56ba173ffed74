import type { TransactionItem } from '@strongroom/gateway-sdk'
import { expect, test } from 'vitest'
import { listNonces } from './listNonces.ts'

const item = (nonce: number) =>
  ({
    transaction: {
      id: `${nonce}`,
      executionInfo: { type: 'MULTISIG', nonce },
    },
  }) as unknown as TransactionItem

const list = (nonces: readonly number[], current: number) =>
  listNonces(nonces.map(item), current).map(({ nonce, until, items }) =>
    nonce === until
      ? [nonce, items.length]
      : [`${nonce}-${until}`, items.length],
  )

test('default: names what sits at each nonce', () => {
  expect(list([4, 5, 5, 6], 4)).toEqual([
    [4, 1],
    [5, 2],
    [6, 1],
  ])
})

test('behavior: an empty queue has the next nonce of the chain', () => {
  expect(list([], 4)).toEqual([[4, 0]])
})

test('behavior: neighbouring empty nonces are one entry', () => {
  expect(list([7, 9], 4)).toEqual([
    ['4-6', 0],
    [7, 1],
    [8, 0],
    [9, 1],
  ])
  expect(list([5], 4)).toEqual([
    [4, 0],
    [5, 1],
  ])
  // A gateway that names a nonce far away makes no long list.
  expect(list([4, Number.MAX_SAFE_INTEGER], 4)).toHaveLength(3)
})

test('behavior: leaves out used and impossible nonces', () => {
  expect(list([2, 3, 4, 4.5, Number.NaN], 4)).toEqual([[4, 1]])
})
