import type {
  SpendingLimit,
  SpendingLimits,
} from '@strongroom/react-hooks/review'
import { decodeCall } from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import { expect, test } from 'vitest'
import {
  findDelegateFault,
  removeLimitCall,
  resetLimitCall,
  setLimitCalls,
} from './limitCalls.ts'

const safe: Address = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
const module: Address = '0xAA46724893dedD72658219405185Fb0Fc91e091C'
const old: Address = '0xCFbFaC74C26F8647cBDb8c5caf80BB5b32E43134'
const delegate: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const coin: Address = '0x0000000000000000000000000000000000000000'
const limit: SpendingLimit = {
  ...{ module, delegate, token, amount: 200n, spent: 120n },
  ...{ resetMinutes: 1440, lastReset: 29_000_000, nonce: 3 },
}
const state = (
  over: Partial<SpendingLimits['modules'][number]> = {},
  limits: readonly SpendingLimit[] = [],
): SpendingLimits => ({
  modules: [
    {
      ...{ kind: 'allowance', address: module, isEnabled: true },
      ...{ delegates: [delegate], ...over },
    },
  ],
  ...{ limits, block: 1, time: 1, isComplete: true },
})
const next = { delegate, token, amount: 500n, resetMinutes: 10_080 }
const names = (calls: readonly { to: string; data: string }[]) =>
  calls.map(({ to, data }) => {
    const { method } = decodeCall({ to: to as Address, data: data as Hex })
    return `${to === safe ? 'safe' : to === module ? 'module' : to} ${method?.name}`
  })

test('default: the first limit enables the module and adds the account', () => {
  const first = state({ isEnabled: false, delegates: [] })
  expect(names(setLimitCalls(first, safe, next))).toEqual([
    'safe enableModule',
    'module addDelegate',
    'module setAllowance',
  ])
  expect(names(setLimitCalls(state(), safe, next))).toEqual([
    'module setAllowance',
  ])
})

test('behavior: a replacement deletes the limit first, so that it starts anew', () => {
  expect(names(setLimitCalls(state({}, [limit]), safe, next))).toEqual([
    'module deleteAllowance',
    'module setAllowance',
  ])
  // Another token, and the same one in another module, stay.
  for (const other of [
    { ...limit, token: coin },
    { ...limit, module: old },
  ])
    expect(names(setLimitCalls(state({}, [other]), safe, next))).toEqual([
      'module setAllowance',
    ])
})

test('behavior: a limit goes to the module that is enabled', () => {
  const { modules } = state()
  const two: SpendingLimits = {
    ...state(),
    modules: [
      ...modules.map((one) => ({ ...one, isEnabled: false })),
      { kind: 'allowance', address: old, isEnabled: true, delegates: [] },
    ],
  }
  expect(names(setLimitCalls(two, safe, next))).toEqual([
    `${old} addDelegate`,
    `${old} setAllowance`,
  ])
  expect(() => setLimitCalls({ ...two, modules: [] }, safe, next)).toThrow(
    'This network has no allowance module.',
  )
})

test('behavior: the last limit of an account goes with the account', () => {
  const both = [limit, { ...limit, token: coin }]
  expect(names([removeLimitCall({ limits: both }, limit)])).toEqual([
    'module deleteAllowance',
  ])
  expect(names([removeLimitCall({ limits: [limit] }, limit)])).toEqual([
    'module removeDelegate',
  ])
  expect(names([resetLimitCall(limit)])).toEqual(['module resetAllowance'])
})

test('error: refuses accounts that cannot have a limit', () => {
  const fault = (address: Address) => findDelegateFault(address, state(), safe)
  expect(fault(delegate)).toBeUndefined()
  expect(fault(token)).toBeUndefined()
  expect(fault(safe)).toBe('safe')
  expect(fault(module)).toBe('module')
  expect(fault(`0x${'11'.repeat(14)}${'00'.repeat(6)}`)).toBe('zero')
  expect(fault(`0x${'11'.repeat(14)}${delegate.slice(-12)}`)).toBe('collision')
})
