import fc from 'fast-check'
import { hashTypedData as hashWithViem } from 'viem'
import { expect, test } from 'vitest'
import { addresses, bytes, numRuns } from '../../test/arbitraries.ts'
import { hashTypedData } from './hashTypedData.ts'

test('default: hashes an order as viem does', () => {
  const types = {
    Order: [
      { name: 'maker', type: 'address' },
      { name: 'items', type: 'bytes32[]' },
    ],
  } as const
  const messages = fc.record({
    maker: addresses,
    items: fc.array(bytes(32, 32), { maxLength: 3 }),
  })
  fc.assert(
    fc.property(messages, (message) => {
      const domain = { name: 'Shop', chainId: 5 }
      const data = { domain, types, primaryType: 'Order', message } as const
      expect(hashTypedData(data)).toBe(hashWithViem(data))
    }),
    { numRuns },
  )
})

test('error: names the field that does not fit', () => {
  expect(() =>
    hashTypedData({
      types: { Ping: [{ name: 'n', type: 'uint8' }] },
      primaryType: 'Ping',
      message: { n: 300 },
    }),
  ).toThrowErrorMatchingInlineSnapshot(`[InvalidInputError: n: expected uint8]`)
})

test('error: a missing primary type', () => {
  expect(() =>
    hashTypedData({ types: {}, primaryType: 'Ping', message: {} }),
  ).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: Ping: the type or the value is missing]`,
  )
})
