import fc from 'fast-check'
import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { checksumAddress } from './checksumAddress.ts'

test('behavior: writes every address as viem does, from any casing', () => {
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
