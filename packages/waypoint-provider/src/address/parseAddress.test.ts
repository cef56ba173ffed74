import fc from 'fast-check'
import { getAddress, isAddress } from 'viem'
import { expect, test } from 'vitest'
import { parseAddress } from './parseAddress.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

test('default', () => {
  expect(parseAddress(address.toLowerCase())).toBe(address)
  expect(parseAddress(address)).toBe(address)
})

test.each([
  address.toUpperCase(),
  `0x${address.slice(2).toUpperCase()}`,
  address.replace('dA', 'Da'),
  `${address}0`,
  '0x',
  '',
  null,
  undefined,
  7,
  {},
])('error: %j', (value) => {
  expect(parseAddress(value)).toBe(undefined)
})

test('behavior: the checksum is that of viem', () => {
  const hex = fc.uint8Array({ minLength: 20, maxLength: 20 })
  fc.assert(
    fc.property(hex, (bytes) => {
      const text = `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
      expect(isAddress(text)).toBe(true)
      expect(parseAddress(text)).toBe(getAddress(text))
    }),
    { numRuns: 300 },
  )
})
