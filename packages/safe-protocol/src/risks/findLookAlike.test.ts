import { expect, test } from 'vitest'
import { findLookAlike } from './findLookAlike.ts'

const bob = {
  address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  name: 'Bob',
}

test('default', () => {
  expect(
    findLookAlike('0x70990000000000000000000000000000000079c8', [bob]),
  ).toBe(bob)
})

test('behavior: the known address itself is not an imitation', () => {
  expect(findLookAlike(bob.address.toLowerCase(), [bob])).toBeUndefined()
})

test('behavior: a known address is fine even when another looks like it', () => {
  const twin = { address: '0x70990000000000000000000000000000000079c8' }
  expect(findLookAlike(twin.address, [bob, twin])).toBeUndefined()
})

test('behavior: both ends must be the same', () => {
  expect(
    findLookAlike('0x70990000000000000000000000000000000079c9', [bob]),
  ).toBeUndefined()
  expect(
    findLookAlike('0x70980000000000000000000000000000000079c8', [bob]),
  ).toBeUndefined()
})

test('behavior: invisible characters in a stored address hide nothing', () => {
  const stored = {
    address: `\u200b${bob.address.slice(0, 20)}\u200d${bob.address.slice(20)}`,
  }
  const fake = '0x70990000000000000000000000000000000079c8'
  expect(findLookAlike(fake, [stored])).toBe(stored)
  expect(findLookAlike(bob.address, [stored])).toBeUndefined()
})
