import type { Address, Hex } from 'viem'
import { expect, test } from 'vitest'
import {
  a,
  b,
  c,
  kinds,
  safe,
  sentinel,
  toSafe,
  zero,
} from '../../test/inspectCall.ts'
import {
  encodeAddOwner,
  encodeChangeThreshold,
  encodeRemoveOwner,
  encodeSwapOwner,
} from '../settings/owners.ts'

const policy = { owners: [a, b] as const, threshold: 2 }

test('behavior: changes of owners, with the result', () => {
  const [add] = toSafe(encodeAddOwner({ owner: c, threshold: 3 }), policy)
  expect(add).toMatchInlineSnapshot(`
    {
      "added": [
        "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC",
      ],
      "kind": "owners",
      "path": [],
      "removed": [],
      "result": {
        "owners": [
          "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC",
          "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
          "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
        ],
        "threshold": 3,
      },
      "safe": "0x8ba1f109551bD432803012645Ac136ddd64DBA72",
      "threshold": 3,
    }
  `)
  const [remove] = toSafe(
    encodeRemoveOwner({ prevOwner: a, owner: b, threshold: 1 }),
    policy,
  )
  expect(remove).toMatchObject({
    removed: [b],
    result: { owners: [a], threshold: 1 },
  })
  const [swap] = toSafe(
    encodeSwapOwner({ prevOwner: sentinel, oldOwner: a, newOwner: c }),
    policy,
  )
  expect(swap).toMatchObject({
    added: [c],
    removed: [a],
    result: { owners: [c, b], threshold: 2 },
  })
  expect(kinds([add, remove, swap].flatMap((risk) => risk ?? []))).toEqual([
    'owners acknowledge',
    'owners warn',
    'owners acknowledge',
  ])
  const [threshold] = toSafe(encodeChangeThreshold({ threshold: 1 }), policy)
  expect(threshold).toMatchObject({ result: { owners: [a, b], threshold: 1 } })
  const [unknownState] = toSafe(encodeChangeThreshold({ threshold: 1 }))
  expect(unknownState).not.toHaveProperty('result')
})

test('behavior: changes that the safe will refuse', () => {
  const reasons = (data: Hex) =>
    toSafe(data, policy).map((risk) =>
      risk.kind === 'invalid-change' ? risk.reason : risk.kind,
    )
  const swap = (prevOwner: Address, oldOwner: Address, newOwner: Address) =>
    reasons(encodeSwapOwner({ prevOwner, oldOwner, newOwner }))
  expect(swap(zero, b, c)).toEqual(['previous-owner'])
  expect(swap(a, c, c)).toEqual(['owner'])
  expect(swap(a, b, a)).toEqual(['owner'])
  expect(swap(a, b, zero)).toEqual(['owner'])
  expect(swap(a, b, sentinel)).toEqual(['owner'])
  expect(swap(a, b, safe)).toEqual(['owner'])
  expect(reasons(encodeAddOwner({ owner: c, threshold: 4 }))).toEqual([
    'threshold',
  ])
  expect(reasons(encodeChangeThreshold({ threshold: 0 }))).toEqual([
    'threshold',
  ])
  expect(
    reasons(encodeRemoveOwner({ prevOwner: a, owner: b, threshold: 2 })),
  ).toEqual(['threshold'])
})

test('behavior: a threshold too large for a number is refused', () => {
  const huge = encodeChangeThreshold({ threshold: 2n ** 256n - 1n })
  expect(toSafe(huge, policy)).toMatchObject([
    { kind: 'invalid-change', reason: 'threshold' },
  ])
})
