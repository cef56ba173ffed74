import { expect, test } from 'vitest'
import { groupHex } from './groupHex.ts'
import { shortenAddress } from './shortenAddress.ts'

test('default', () => {
  expect(groupHex('0x1234abcdef')).toEqual(['0x', '1234', 'abcd', 'ef'])
  expect(groupHex('1234abcd')).toEqual(['1234', 'abcd'])
  expect(groupHex('0x')).toEqual(['0x'])
})

test('behavior: the groups join to the whole hash', () => {
  const hash = `0x${'0123456789abcdef'.repeat(4)}`
  expect(groupHex(hash).join('')).toBe(hash)
})

test('behavior: the short form keeps both ends', () => {
  expect(shortenAddress('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')).toBe(
    '0x7099…79C8',
  )
  expect(shortenAddress('0x1234')).toBe('0x1234')
})
