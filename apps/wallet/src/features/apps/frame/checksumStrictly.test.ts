import { expect, test } from 'vitest'
import { checksumStrictly } from './checksumStrictly.ts'

const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('default', () => {
  expect(checksumStrictly(bob)).toBe(bob)
  expect(checksumStrictly(bob.toLowerCase())).toBe(bob)
  expect(checksumStrictly(`0x${bob.slice(2).toUpperCase()}`)).toBe(bob)
})

test.each([bob.replace('C8', 'c8'), '0x12', ''])('error: %s', (address) => {
  expect(() => checksumStrictly(address)).toThrow('The address is mistyped.')
})
