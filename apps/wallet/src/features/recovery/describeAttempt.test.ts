import {
  encodeMultiSend,
  encodeSwapOwner,
  getSafeDeployment,
} from '@strongroom/safe-protocol'
import { expect, test } from 'vitest'
import { describeAttempt } from './describeAttempt.ts'

const safe = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const dave = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const before = { owners: [alice, bob], threshold: 2 } as const
const swap = {
  to: safe,
  value: 0n,
  data: encodeSwapOwner({
    prevOwner: '0x0000000000000000000000000000000000000001',
    oldOwner: alice,
    newOwner: dave,
  }),
  operation: 0,
} as const

test('default: owners before and after, alone and in a batch', () => {
  const to = getSafeDeployment({ version: '1.4.1' })?.multiSend.address ?? safe
  const batch = {
    ...{ to, value: 0n, data: encodeMultiSend([swap]) },
    operation: 1,
  } as const
  for (const call of [swap, batch]) {
    const { summary, change } = describeAttempt(call, safe, before)
    expect(summary).toMatchObject({ kind: 'settings' })
    expect(change).toMatchObject({
      after: { owners: [dave, bob], threshold: 2 },
      added: [dave],
      removed: [alice],
    })
  }
})

test('behavior: shows no numbers if the owners of that time are unknown', () => {
  const { summary, change } = describeAttempt(swap, safe, undefined)
  expect(summary).toMatchObject({ kind: 'settings' })
  expect(summary).not.toHaveProperty('before')
  expect(change).toBeUndefined()
})

test('behavior: describes unknown bytes as an unknown call, not as an empty change', () => {
  const call = { ...swap, data: '0xdeadbeef' } as const
  expect(describeAttempt(call, safe, before).node.unknown).toBe(true)
  const foreign = { ...call, to: dave, operation: 1 } as const
  expect(describeAttempt(foreign, safe, before).summary).toEqual({
    kind: 'delegate',
    to: dave,
  })
})
