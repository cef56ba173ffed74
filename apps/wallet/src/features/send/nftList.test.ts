import { expect, test } from 'vitest'
import { mostNfts, readNfts, writeNfts } from './nftList.ts'

const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

test('default: reads what it writes, each token once', () => {
  const nfts = [
    { token, id: 7n },
    { token, id: 2n ** 256n - 1n },
  ] as const
  expect(readNfts(writeNfts(nfts))).toEqual(nfts)
  const twice = `${token}:7,${token.toLowerCase()}:007`
  expect(readNfts(twice)).toHaveLength(1)
})

test('error: refuses a link with unknown fields as a token', () => {
  const many = Array.from({ length: mostNfts + 1 }, (_, id) => `${token}:${id}`)
  expect(readNfts(many.slice(1).join())).toHaveLength(mostNfts)
  for (const text of [
    '',
    token,
    `${token}:`,
    `${token}:-1`,
    `${token}:1e3`,
    `${token}:${2n ** 256n}`,
    `${token.replace('A0b', 'a0b')}:1`,
    `${token}:1,`,
    `${token}:1,<b>`,
    many.join(),
  ])
    expect(readNfts(text), text.slice(0, 80)).toBeUndefined()
})
