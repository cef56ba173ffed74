import fc from 'fast-check'
import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { bytes, numRuns } from '../../test/arbitraries.ts'
import { checksum, toAddress } from './address.ts'

test('behavior: equals viem, also after the cache was emptied', () => {
  for (let i = 0; i < 9000; i++) checksum(i.toString(16).padStart(40, '0'))
  fc.assert(
    fc.property(bytes(20, 20), (hex) => {
      const expected = getAddress(hex)
      expect(checksum(hex.slice(2))).toBe(expected)
      expect(checksum(hex.slice(2).toUpperCase())).toBe(expected)
      expect(toAddress(expected, 'address')).toBe(expected)
    }),
    { numRuns },
  )
})

test('error: a wrong checksum', () => {
  expect(() =>
    toAddress('0x8Ba1f109551bD432803012645Ac136ddd64DBA72', 'to'),
  ).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: to: the address has a wrong checksum]`,
  )
})
