import fc from 'fast-check'
import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { checksumAddress } from './checksumAddress.ts'

test('default', () => {
  expect(checksumAddress('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed')).toBe(
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  )
})

test("behavior: agrees with viem's for every address", () => {
  const hex = fc.uint8Array({ minLength: 20, maxLength: 20 })
  fc.assert(
    fc.property(hex, (bytes) => {
      const address = `0x${Buffer.from(bytes).toString('hex')}` as const
      expect(checksumAddress(address)).toBe(getAddress(address))
      expect(checksumAddress(address.toUpperCase())).toBe(getAddress(address))
    }),
  )
})
