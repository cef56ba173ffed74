import { encodeAbiParameters, parseAbiParameters } from 'viem'
import { expect, test } from 'vitest'
import { readAbiWords } from './readAbiWords.ts'

const data = encodeAbiParameters(
  parseAbiParameters('address, uint256, bytes, address[]'),
  [
    '0x00000000000000000000000000000000000000aa',
    2n ** 255n,
    '0x123456',
    ['0x00000000000000000000000000000000000000bb'],
  ],
)

test('default', () => {
  const args = readAbiWords(data)
  expect(args.address(0)).toBe('0x00000000000000000000000000000000000000aa')
  expect(args.uint(1)).toBe(2n ** 255n)
  expect(args.bytes(2)).toBe('0x123456')
  expect(args.addresses(3)).toEqual([
    '0x00000000000000000000000000000000000000bb',
  ])
})

test('behavior: bytes at the front can be left out', () => {
  expect(readAbiWords(`0x12345678${data.slice(2)}`, 4).uint(1)).toBe(2n ** 255n)
})

test('error: throws for a word beyond the end of the data', () => {
  expect(() => readAbiWords(data).uint(40)).toThrowErrorMatchingInlineSnapshot(
    `[RangeError: The data is too short.]`,
  )
  expect(() => readAbiWords('0x').address(0)).toThrow(RangeError)
})

test('error: an offset beyond all data', () => {
  expect(() => readAbiWords(data).bytes(1)).toThrowErrorMatchingInlineSnapshot(
    `[RangeError: The data is too long.]`,
  )
})
