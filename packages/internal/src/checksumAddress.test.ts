import fc from 'fast-check'
import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { checksumAddress } from './checksumAddress.ts'

test('behavior: writes every address as viem does, also from a full cache', () => {
  for (let i = 0; i < 9000; i++)
    checksumAddress(i.toString(16).padStart(40, '0'))
  const bytes = fc.uint8Array({ minLength: 20, maxLength: 20 })
  fc.assert(
    fc.property(bytes, (array) => {
      const digits = Buffer.from(array).toString('hex')
      const expected = getAddress(`0x${digits}`)
      expect(checksumAddress(digits)).toBe(expected)
      expect(checksumAddress(digits.toUpperCase())).toBe(expected)
      expect(checksumAddress(expected.slice(2))).toBe(expected)
    }),
  )
})
