import type { Hex } from 'viem'
import { expect, test } from 'vitest'
import {
  a,
  b,
  c,
  contracts,
  inspect,
  safe,
  sentinel,
  toSafe,
} from '../../test/inspectCall.ts'
import { encodeCall } from '../abi/encodeCall.ts'
import { encodeMultiSendCallOnly } from '../multisend/encodeMultiSend.ts'
import {
  encodeAddOwner,
  encodeChangeThreshold,
  encodeRemoveOwner,
  encodeSwapOwner,
} from '../settings/owners.ts'
import { readOwnerChange } from './readOwnerChange.ts'

const before = { owners: [a, b] as const, threshold: 2 }

const batch = (...calls: readonly Hex[]) =>
  inspect(
    {
      to: contracts('1.4.1').multiSendCallOnly.address,
      data: encodeMultiSendCallOnly(calls.map((data) => ({ to: safe, data }))),
      operation: 1,
    },
    before,
  )

test('behavior: adds up the changes of a batch, whatever the order of findings', () => {
  const risks = batch(
    encodeSwapOwner({ prevOwner: a, oldOwner: b, newOwner: c }),
    encodeAddOwner({ owner: b, threshold: 3 }),
    encodeRemoveOwner({ prevOwner: b, owner: a, threshold: 1 }),
  )
  expect(readOwnerChange(risks.reverse(), { safe, before })).toEqual({
    before,
    after: { owners: [b, c], threshold: 1 },
    added: [c],
    removed: [a],
  })
})

test('behavior: compares the result of a later turn with the owners of today', () => {
  const now = { owners: [a] as const, threshold: 1 }
  const risks = toSafe(
    encodeSwapOwner({ prevOwner: sentinel, oldOwner: a, newOwner: c }),
    before,
  )
  expect(readOwnerChange(risks, { safe, before, now })).toEqual({
    before: now,
    after: { owners: [c, b], threshold: 2 },
    added: [c, b],
    removed: [a],
  })
})

test('behavior: a change with a stale neighbour is read as it was meant, with its fault', () => {
  const risks = toSafe(
    encodeSwapOwner({ prevOwner: sentinel, oldOwner: b, newOwner: c }),
    before,
  )
  expect(readOwnerChange(risks, { safe, before })).toEqual({
    before,
    after: { owners: [a, c], threshold: 2 },
    added: [c],
    removed: [b],
    fault: 'previous-owner',
  })
})

test('behavior: reports a fault for an owner who is already in the list', () => {
  const risks = batch(
    encodeAddOwner({ owner: a, threshold: 2 }),
    encodeChangeThreshold({ threshold: 1 }),
  )
  expect(readOwnerChange(risks, { safe, before })).toMatchObject({
    after: { owners: [a, b], threshold: 1 },
    added: [],
    removed: [],
    fault: 'owner',
  })
})

test('behavior: ignores changes of another safe and transactions without any', () => {
  const risks = toSafe(encodeChangeThreshold({ threshold: 1 }), before)
  expect(readOwnerChange(risks, { safe: c, before })).toBeUndefined()
  expect(readOwnerChange([], { safe, before })).toBeUndefined()
})

test('behavior: a call that a module may run later undoes no change', () => {
  // Any contract can have this function without an effect.
  const data = encodeCall(
    'executeNextTx(address to,uint256 value,bytes data,uint8 operation)',
    {
      to: safe,
      value: 0n,
      data: encodeRemoveOwner({ prevOwner: sentinel, owner: c, threshold: 2 }),
      operation: 0n,
    },
  )
  const risks = inspect(
    {
      to: contracts('1.4.1').multiSendCallOnly.address,
      data: encodeMultiSendCallOnly([
        { to: safe, data: encodeAddOwner({ owner: c, threshold: 1 }) },
        { to: c, data },
      ]),
      operation: 1,
    },
    before,
  )
  expect(readOwnerChange(risks, { safe, before })).toEqual({
    before,
    after: { owners: [c, a, b], threshold: 1 },
    added: [c],
    removed: [],
  })
})
