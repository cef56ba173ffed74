import { hashMessage, hashTypedData, stringToHex } from 'viem'
import { expect, test } from 'vitest'
import { digestOf, readSignable } from './readSignable.ts'

test('default: a text is the text', () => {
  const read = readSignable('Hello world!')
  expect(read).toEqual({ kind: 'text', text: 'Hello world!' })
  expect(digestOf(read)).toBe(
    '0xaa05af77f274774b8bdc7b61d98bc40da523dc2821fdea555f4d6aa413199bcc',
  )
})

test('behavior: reads hexadecimal as the bytes it encodes', () => {
  const text = 'approve rugpull\n\u202e'
  expect(readSignable(stringToHex(text))).toEqual({ kind: 'text', text })
  const bytes = `0x${'f0'.repeat(32)}` as const
  const read = readSignable(bytes)
  expect(read).toEqual({ kind: 'bytes', bytes })
  expect(digestOf(read)).toBe(hashMessage({ raw: bytes }))
})

test('behavior: a byte order mark is not lost', () => {
  const hex = '0xefbbbf6869'
  expect(digestOf(readSignable(hex))).toBe(hashMessage({ raw: hex }))
})

test.each(['0x', '0x1', '0xzz', '', ' 0x6869'])(
  'behavior: "%s" is no bytes but a text',
  (text) => expect(readSignable(text)).toEqual({ kind: 'text', text }),
)

test('behavior: hashes typed data alike with and without its optional parts', () => {
  const types = { Mail: [{ name: 'text', type: 'string' }] } as const
  const message = { text: 'hi' }
  const expected = hashTypedData({
    domain: { chainId: 1337 },
    types,
    message,
    primaryType: 'Mail',
  })
  const EIP712Domain = [{ name: 'chainId', type: 'uint256' }]
  for (const data of [
    { domain: { chainId: 1337 }, types, message },
    { domain: { chainId: '0x539' }, types, message, primaryType: 'Mail' },
    { domain: { chainId: '1337' }, types: { EIP712Domain, ...types }, message },
  ])
    expect(digestOf(readSignable(data))).toBe(expected)
})

test('error: typed data that cannot be read', () => {
  expect(() => readSignable({ domain: {}, types: [], message: {} })).toThrow()
})
