import {
  decodeCall,
  encodeAddOwner,
  encodeChangeThreshold,
  encodeRemoveOwner,
  encodeSwapOwner,
  planOwnerChange,
} from '@strongroom/safe-protocol'
import { findRisks, readOwnerChange } from '@strongroom/safe-protocol/risks'
import type { Address, Hex } from 'viem'
import { expect, test } from 'vitest'
import { effectsOn, ownersAt, type QueuedTransaction } from './queueEffects.ts'

const safe: Address = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
const a: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const b: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const c: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const d: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const now = { owners: [a, b, c], threshold: 2 }

const waiting = (
  nonce: bigint,
  data: Hex,
  confirmed: readonly Address[] = [a],
): QueuedTransaction => ({
  ...{ id: `#${nonce}`, nonce, confirmed },
  tree: decodeCall({ to: safe, data }, { safe }),
})
const addD = encodeAddOwner({ owner: d, threshold: 3 })

test('behavior: plays the confirmed changes before a nonce, so that the neighbour is right', () => {
  const queue = [
    waiting(5n, addD, [a, b]),
    waiting(6n, encodeChangeThreshold({ threshold: 1 }), [a, b, c]),
    waiting(8n, encodeChangeThreshold({ threshold: 2 }), [a, b, c]),
  ]
  const then = ownersAt(queue, { safe, now, nonce: 7n })
  expect(then.base).toEqual({ owners: [d, a, b, c], threshold: 1 })
  expect(then.earlier.map(({ id }) => id)).toEqual(['#5', '#6'])
  expect(then.ready.map(({ id }) => id)).toEqual(['#5', '#6'])
  const { calls } = planOwnerChange({
    ...{ safe, now: then.base },
    wanted: { owners: [d, b, c], threshold: 1 },
  })
  expect(calls.map(({ data }) => data)).toEqual([
    // D is before A once the change before it has run.
    encodeRemoveOwner({ prevOwner: d, owner: a, threshold: 1 }),
  ])
})

test('behavior: a change without all confirmations is listed and not played', () => {
  const queue = [
    waiting(5n, encodeChangeThreshold({ threshold: 1 }), [a]),
    waiting(6n, addD, [a, b]),
    // Two confirm, and three must once the one before it has run.
    waiting(7n, encodeChangeThreshold({ threshold: 1 }), [a, b]),
  ]
  const then = ownersAt(queue, { safe, now, nonce: 8n })
  expect(then.base).toEqual({ owners: [d, a, b, c], threshold: 3 })
  expect(then.earlier.map(({ id, isCounted }) => [id, isCounted])).toEqual([
    ['#5', false],
    ['#6', true],
    ['#7', false],
  ])
  expect(then.ready.map(({ id }) => id)).toEqual(['#6'])
})

test('behavior: a confirmation of an owner who is removed before it does not count', () => {
  const remove = encodeRemoveOwner({ prevOwner: b, owner: c, threshold: 2 })
  const queue = [
    waiting(5n, remove, [a, b]),
    waiting(6n, encodeChangeThreshold({ threshold: 1 }), [a, c]),
  ]
  expect(ownersAt(queue, { safe, now, nonce: 7n }).base).toEqual({
    ...{ owners: [a, b], threshold: 2 },
  })
})

test('behavior: of two changes at one nonce the one with more confirmations is played', () => {
  const queue = [
    waiting(5n, encodeChangeThreshold({ threshold: 1 })),
    waiting(5n, addD, [a, b]),
  ]
  const then = ownersAt(queue, { safe, now, nonce: 6n })
  expect(then.base.owners).toEqual([d, a, b, c])
  expect(then.earlier).toHaveLength(2)
  expect(ownersAt(queue, { safe, now, nonce: 5n }).rivals).toHaveLength(2)
})

test('behavior: ignores a queued change that the safe would refuse', () => {
  const stale = encodeSwapOwner({ prevOwner: c, oldOwner: b, newOwner: d })
  const queue = [waiting(5n, stale, [a, b])]
  const then = ownersAt(queue, { safe, now, nonce: 6n })
  expect(then.base).toEqual(now)
  expect(then.earlier[0]).toMatchObject({
    ...{ isCounted: false, change: { fault: 'previous-owner' } },
  })
})

test('behavior: names what a change does to transactions behind it', () => {
  const data = encodeSwapOwner({ prevOwner: b, oldOwner: c, newOwner: d })
  const risks = findRisks(decodeCall({ to: safe, data }, { safe }), {
    ...{ safe, ...now },
  })
  const change = readOwnerChange(risks, { safe, before: now })
  const queue = [
    waiting(4n, '0x', [a, c]),
    waiting(6n, '0x', [a, c]),
    waiting(7n, data, [b]),
  ]
  expect(change && effectsOn(queue, { safe, now, change, nonce: 5n })).toEqual([
    { id: '#6', nonce: 6n, kind: 'needs-more', more: 1 },
    { id: '#6', nonce: 6n, kind: 'stops-counting', owner: c },
    { id: '#7', nonce: 7n, kind: 'no-longer-fits' },
  ])
})
