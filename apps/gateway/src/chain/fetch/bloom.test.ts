import { type Hex, keccak256, toHex } from 'viem'
import { expect, test } from 'vitest'
import { bloomOf, isWithin, mayHave, parseBloom } from './bloom.ts'

const address: Hex = '0x0f572e5295c57f15886f9b263e2f6d2d6c7b5ec6'
const topic = keccak256(toHex('Transfer(address,address,uint256)'))

test('default: has the address and topics of its logs', () => {
  const bloom = bloomOf([{ address, topics: [topic] }])
  expect(mayHave(bloom, address)).toBe(true)
  expect(mayHave(bloom, topic)).toBe(true)
  expect(mayHave(bloom, keccak256('0x01'))).toBe(false)
})

test('behavior: sets the bits of the Ethereum yellow paper', () => {
  const bits = ['testtest', 'test', 'hallo', 'other'].flatMap((text) => {
    const bloom = bloomOf([{ address: toHex(text), topics: [] }])
    return [...bloom].flatMap((byte, i) =>
      [0, 1, 2, 3, 4, 5, 6, 7]
        .filter((bit) => byte & (1 << bit))
        .map((bit) => (255 - i) * 8 + bit),
    )
  })
  const expected = ['testtest', 'test', 'hallo', 'other'].flatMap((text) => {
    const hash = keccak256(toHex(text)).slice(2)
    const words = [0, 4, 8].map((at) => Number(`0x${hash.slice(at, at + 4)}`))
    return [...new Set(words.map((word) => word % 2_048))].sort((a, b) => b - a)
  })
  expect(bits).toEqual(expected)
})

test('behavior: a part of the logs is within the bloom of all', () => {
  const first = { address, topics: [] }
  const all = bloomOf([first, { address, topics: [topic] }])
  expect(isWithin(bloomOf([first]), all)).toBe(true)
  expect(isWithin(all, bloomOf([first]))).toBe(false)
})

test('behavior: treats a bloom of all zeros or all ones as missing', () => {
  expect(parseBloom(undefined)).toBeUndefined()
  expect(parseBloom('0x')).toBeUndefined()
  expect(parseBloom(`0x${'00'.repeat(256)}`)).toBeUndefined()
  expect(parseBloom(`0x${'ff'.repeat(256)}`)).toBeUndefined()
  expect(parseBloom(`0x01${'00'.repeat(255)}`)).toHaveLength(256)
})
