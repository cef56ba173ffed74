import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupNfts } from './groupNfts.ts'

const item = (address: string, id: string, tokenName = 'Night Watch') => ({
  address,
  id,
  tokenName,
  tokenSymbol: 'NIGHT',
})

test('default: by collection, by number', () => {
  const groups = groupNfts([
    item('0x2', '10', 'Zebra'),
    item('0x1', '10', 'Apple'),
    item('0x2', '9', 'Zebra'),
  ])
  expect(
    groups.map(({ name, items }) => [name, items.map(({ id }) => id)]),
  ).toMatchInlineSnapshot(`
      [
        [
          "Apple",
          [
            "10",
          ],
        ],
        [
          "Zebra",
          [
            "9",
            "10",
          ],
        ],
      ]
    `)
})

test('behavior: an imitation of a name is a collection of its own', () => {
  const groups = groupNfts([item('0x1', '1'), item('0x2', '1')])
  expect(groups.map(({ address }) => address)).toEqual(['0x1', '0x2'])
})

test('behavior: lists every token exactly once', () => {
  const token = fc.record({
    address: fc.constantFrom('0xaa', '0xAA', '0xbb', '0xcc'),
    id: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map(String),
    tokenName: fc.string(),
    tokenSymbol: fc.string(),
  })
  fc.assert(
    fc.property(fc.array(token), (items) => {
      const key = (nft: { address: string; id: string }) =>
        `${nft.address.toLowerCase()} ${nft.id}`
      const shown = groupNfts(items).flatMap((group) => group.items.map(key))
      expect([...shown].sort()).toEqual([...new Set(items.map(key))].sort())
      for (const { items: ids } of groupNfts(items))
        expect(ids.map(({ id }) => BigInt(id))).toEqual(
          ids.map(({ id }) => BigInt(id)).sort((a, b) => (a < b ? -1 : 1)),
        )
    }),
  )
})
