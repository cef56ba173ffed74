import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { isOtherPolicy } from '../owner-conflicts/seenChanges.ts'
import {
  countChanges,
  type OwnerDraft,
  parseOwnerDrafts,
  rebase,
  wantedOf,
} from './ownerDraft.ts'

const a: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const b: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const c: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const d: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const now = { owners: [a, b, c], threshold: 2 }
const draft: OwnerDraft = { base: now, added: [d], removed: [c], threshold: 3 }

test('default: owners, threshold and number of changes', () => {
  expect(wantedOf(now, draft)).toEqual({ owners: [a, b, d], threshold: 3 })
  expect(wantedOf(now, undefined)).toBe(now)
  expect(countChanges(now, draft)).toBe(3)
})

test('behavior: a threshold falls with the owners, which counts as a change', () => {
  const fewer: OwnerDraft = { base: now, added: [], removed: [b, c] }
  expect(wantedOf(now, fewer)).toEqual({ owners: [a], threshold: 1 })
  expect(countChanges(now, fewer)).toBe(3)
})

test('behavior: a threshold that the queue changes is not inherited', () => {
  const base = { owners: [d, a, b, c], threshold: 1 }
  const remove: OwnerDraft = { base: now, added: [], removed: [c] }
  expect(wantedOf(base, remove, now)).toEqual({
    ...{ owners: [d, a, b], threshold: 2 },
  })
  expect(wantedOf(base, { ...remove, threshold: 3 }, now).threshold).toBe(3)
})

test('behavior: rebase drops changes that the safe already has', () => {
  const later = { owners: [d, a, b, c], threshold: 3 }
  expect(isOtherPolicy(draft.base, later)).toBe(true)
  expect(isOtherPolicy(draft.base, { owners: [c, b, a], threshold: 2 })).toBe(
    false,
  )
  expect(rebase(draft, later)).toEqual({
    ...{ base: later, added: [], removed: [c] },
  })
  expect(rebase(draft, { owners: [a, b, d], threshold: 3 })).toBeUndefined()
})

test('behavior: reads stored drafts, and leaves out what cannot be read', () => {
  const stored = JSON.parse(JSON.stringify({ key: draft, other: 7 }))
  expect(parseOwnerDrafts(stored)).toEqual({ key: draft })
  expect(parseOwnerDrafts([])).toBeUndefined()
  expect(
    parseOwnerDrafts({
      key: {
        base: { owners: [a, 'x'], threshold: 1 },
        added: 'x',
        threshold: -1,
      },
    }),
  ).toEqual({
    key: { base: { owners: [a], threshold: 1 }, added: [], removed: [] },
  })
})
