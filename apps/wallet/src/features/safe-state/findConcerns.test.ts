import type { SafeInfo } from '@strongroom/gateway-sdk'
import { getSafeDeployment } from '@strongroom/safe-protocol'
import { expect, test } from 'vitest'
import type { SafeState } from '../../chain/readSafeState.ts'
import { differsInRule, findConcerns } from './findConcerns.ts'

const safe = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const known = getSafeDeployment({ version: '1.4.1' })

const state: SafeState = {
  address: safe,
  block: 10,
  version: '1.4.1',
  nonce: 3n,
  threshold: 2,
  owners: [safe, bob],
  balance: 0n,
  singleton: known?.singletonL2.address ?? safe,
  guard: null,
  moduleGuard: null,
  fallbackHandler: known?.fallbackHandler.address ?? null,
  modules: [],
}
const info: SafeInfo = {
  address: { value: safe },
  chainId: '1337',
  nonce: 2,
  threshold: 2,
  owners: [{ value: bob }, { value: safe }],
  implementation: { value: state.singleton },
  implementationVersionState: 'UP_TO_DATE',
  fallbackHandler: { value: state.fallbackHandler ?? safe },
  version: '1.4.1+L2',
}

test('default: an ordinary safe has no concerns', () => {
  expect(findConcerns(state, info)).toEqual([])
})

test('behavior: a lying gateway and odd settings are named', () => {
  const concerns = findConcerns(
    {
      ...state,
      threshold: 1,
      singleton: bob,
      modules: [bob],
      guard: bob,
      fallbackHandler: bob,
    },
    info,
  )
  expect(concerns).toEqual([
    {
      tone: 'danger',
      kind: 'gatewayDiffers',
      fields: [
        'threshold',
        'modules',
        'guard',
        'fallbackHandler',
        'implementation',
      ],
    },
    { tone: 'danger', kind: 'unknownCode', address: bob },
    { tone: 'warning', kind: 'modules', count: 1 },
    { tone: 'info', kind: 'guard' },
    { tone: 'danger', kind: 'unknownHandler', address: bob },
    { tone: 'warning', kind: 'oneConfirmation' },
  ])
})

test('behavior: a rule differs by owners or threshold, in any order of the owners', () => {
  expect(differsInRule(state, info)).toBe(false)
  expect(differsInRule({ ...state, guard: bob }, info)).toBe(false)
  expect(differsInRule({ ...state, threshold: 1 }, info)).toBe(true)
  expect(differsInRule({ ...state, owners: [bob] }, info)).toBe(true)
})
