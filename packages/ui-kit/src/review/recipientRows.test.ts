import { decideSigning, type Risk } from '@strongroom/safe-protocol/risks'
import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { alice, bob, carol, dave, token } from '../../test/people.ts'
import { recipientRows } from './recipientRows.ts'

const hash = `0x${'11'.repeat(32)}` as const
const pay = (address: Address, over: object = {}) =>
  ({ address, role: 'payment', amount: 1n, path: [], ...over }) as const
const first = (address: Address, name?: string): Risk => ({
  ...{ kind: 'recipient-first-time', address, path: [] },
  ...(name ? { name } : {}),
})

test('default: risky recipients first, then those paid first, then known ones', () => {
  const lookAlike: Risk = {
    ...{ kind: 'recipient-look-alike', address: dave, imitated: bob },
    ...{ of: 'known', path: [] },
  }
  const rows = recipientRows({
    recipients: [pay(alice), pay(bob), pay(carol), pay(dave)],
    payments: {
      counts: new Map(),
      reasons: decideSigning([first(carol), first(bob, 'Bob')], { hash })
        .reasons as never,
    },
    verdict: decideSigning([lookAlike], { hash }),
  })
  expect(rows.map(({ address }) => address)).toEqual([dave, carol, bob, alice])
  expect(rows.map(({ isRisky }) => isRisky)).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(rows.map(({ isFirst }) => isFirst)).toEqual([false, true, true, false])
})

test('behavior: payments of one token to one account are added up', () => {
  const [row, ...others] = recipientRows({
    recipients: [
      pay(bob),
      pay(bob, { path: [1] }),
      pay(bob, { token, path: [2] }),
      pay(bob, { token, isNft: true, path: [3] }),
      pay(bob, { token, isNft: true, path: [4] }),
      pay(bob, { isCall: true, path: [5] }),
    ],
    payments: undefined,
    verdict: undefined,
  })
  expect(others).toEqual([])
  expect(row?.entries.map(({ amount, path }) => [amount, path])).toEqual([
    [2n, []],
    [1n, [2]],
    [1n, [3]],
    [1n, [4]],
    [1n, [5]],
  ])
})
