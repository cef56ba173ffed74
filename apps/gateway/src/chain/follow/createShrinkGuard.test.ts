import { expect, test } from 'vitest'
import type { Header } from '../fetch/ChainLog.ts'
import { createShrinkGuard, shrinkPolicies } from './createShrinkGuard.ts'

const block = (number: number): Header => ({
  number,
  hash: `0x${number}`,
  parentHash: '0x',
  timestamp: 0,
})

test('behavior: a development node is believed the second time', () => {
  const guard = createShrinkGuard()
  const { development } = shrinkPolicies
  expect(guard.confirms(block(9), development)).toBe(false)
  expect(guard.confirms(block(9), development)).toBe(true)
})

test('behavior: a network must agree for half a minute', () => {
  let now = 0
  const guard = createShrinkGuard(() => now)
  const confirms = () => guard.confirms(block(9), shrinkPolicies.network)
  for (; now < 30_000; now += 500) expect(confirms()).toBe(false)
  expect(confirms()).toBe(true)
})

test('behavior: another head, or ours again, starts anew', () => {
  const guard = createShrinkGuard()
  const { development } = shrinkPolicies
  expect(guard.confirms(block(9), development)).toBe(false)
  expect(guard.confirms(block(8), development)).toBe(false)
  guard.clear()
  expect(guard.confirms(block(8), development)).toBe(false)
})
