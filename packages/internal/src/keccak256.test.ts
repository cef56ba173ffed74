import { keccak_256 } from '@noble/hashes/sha3'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keccak256 } from './keccak256.ts'

test('default', () => {
  expect(Buffer.from(keccak256(new Uint8Array())).toString('hex')).toBe(
    'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470',
  )
})

test('behavior: the hash of another implementation, at every length', () => {
  const bytes = Uint8Array.from({ length: 600 }, (_, index) => index * 7)
  for (let length = 0; length <= bytes.length; length++) {
    const part = bytes.slice(0, length)
    expect(keccak256(part)).toEqual(keccak_256(part))
  }
})

test('behavior: the hash of another implementation, of any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 1000 }), (bytes) => {
      expect(keccak256(bytes)).toEqual(keccak_256(bytes))
    }),
    { numRuns: 500 },
  )
})
