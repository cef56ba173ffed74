import type { Address } from 'viem'
import { expect, test } from 'vitest'
import type { SafeState } from '../../chain/readSafeState.ts'
import { differingFields } from './useSecondState.ts'

const a: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const b: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const state: SafeState = {
  ...{ address: a, block: 3, version: '1.4.1', nonce: 1n, threshold: 1 },
  ...{ owners: [a], balance: 0n, singleton: b, guard: null },
  ...{ moduleGuard: null, fallbackHandler: b, modules: [] },
}

test('behavior: a node that lies about a setting differs in that field', () => {
  const lies: Partial<SafeState>[] = [
    { modules: [b] },
    { version: '1.3.0' },
    { singleton: a },
    { guard: b, fallbackHandler: null },
  ]
  expect(
    lies.map((lie) => differingFields(state, { ...state, ...lie })),
  ).toEqual([
    ['modules'],
    ['version'],
    ['singleton'],
    ['guard', 'fallbackHandler'],
  ])
})

test('behavior: a node that lags, or writes addresses otherwise, agrees', () => {
  const lagging = { ...state, block: 2, nonce: 0n, balance: 5n }
  expect(differingFields(state, lagging)).toEqual([])
  const lower = { ...state, singleton: b.toLowerCase() as Address }
  expect(differingFields(state, lower)).toEqual([])
})
