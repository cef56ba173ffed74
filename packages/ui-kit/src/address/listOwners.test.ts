import { expect, test } from 'vitest'
import { alice, bob } from '../../test/people.ts'
import { listOwners } from './listOwners.ts'

const twin = '0x70990000000000000000000000000000000079c8'

test('default', () => {
  expect(listOwners([{ address: alice, name: 'Alice' }])).toEqual([
    { address: alice, name: 'Alice', isYou: false, imitated: undefined },
  ])
})

test('behavior: the account is found in any case', () => {
  const [owner] = listOwners([{ address: alice }], {
    account: alice.toLowerCase(),
  })
  expect(owner?.isYou).toBe(true)
})

test('behavior: an owner that a gateway repeats is listed once', () => {
  expect(
    listOwners([{ address: bob }, { address: bob.toLowerCase() }]),
  ).toHaveLength(1)
})

test('behavior: marks both of two owners that look alike', () => {
  const listed = listOwners([
    { address: bob, name: 'Bob' },
    { address: alice },
    { address: twin },
  ])
  expect(listed.map(({ imitated }) => imitated?.address)).toEqual([
    twin,
    undefined,
    bob,
  ])
})

test('param: anchors', () => {
  const known = { address: bob, name: 'Bob' }
  const marked = (address: string) =>
    listOwners([{ address }], { anchors: [known] })[0]?.imitated
  expect(marked(twin)).toBe(known)
  expect(marked(bob)).toBeUndefined()
})
