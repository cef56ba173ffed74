import { hashMessage, hashTypedData } from 'viem'
import { expect, test } from 'vitest'
import { readByDigest } from './readByDigest.ts'

const data = {
  domain: { chainId: 1 },
  types: { Mail: [{ name: 'text', type: 'string' }] },
  primaryType: 'Mail',
  message: { text: 'hi' },
} as const

test('default: the reading that has the hash', () => {
  expect(readByDigest('hi', hashMessage('hi'))).toEqual({
    kind: 'text',
    text: 'hi',
  })
  expect(readByDigest('0x6869', hashMessage('hi'))).toMatchObject({
    text: 'hi',
  })
  expect(readByDigest('0x6869', hashMessage('0x6869'))).toMatchObject({
    text: '0x6869',
  })
  const raw = '0xff'
  expect(readByDigest(raw, hashMessage({ raw }))).toEqual({
    kind: 'bytes',
    bytes: raw,
  })
})

test('behavior: typed data as an object or as JSON', () => {
  const digest = hashTypedData(data)
  expect(readByDigest(data, digest)?.kind).toBe('typed')
  expect(readByDigest(JSON.stringify(data), digest)?.kind).toBe('typed')
})

test('error: another message', () => {
  expect(readByDigest('ho', hashMessage('hi'))).toBe(undefined)
  expect(readByDigest('{', hashTypedData(data))).toBe(undefined)
})
