import fc from 'fast-check'
import { hashMessage, hashTypedData } from 'viem'
import { expect, test } from 'vitest'
import { bytes, numRuns } from '../../test/arbitraries.ts'
import { InvalidInputError } from '../errors.ts'
import { getSafeMessageTypedData } from './getSafeMessageTypedData.ts'
import {
  hashMessageDigest,
  hashSafeMessage,
  hashSafeMessageBytes,
} from './hashSafeMessage.ts'

const domain = {
  chainId: 2020,
  safe: '0x8ba1f109551bD432803012645Ac136ddd64DBA72',
} as const

test('default', () => {
  expect(hashSafeMessage(domain, 'hello')).toMatchInlineSnapshot(`
    {
      "digest": "0x50b2c43fd39106bafbba0da34fc430e1f91e3c96ea2acee2bc34119f92b37750",
      "domainHash": "0xa0d42d3548e81367f534e7293eaef09a065a3c61dbdf41832534345598960e6f",
      "messageHash": "0x66a95d04d7af651dc4e09b20db2badbb4a151c20307e787d2ee7e9a118482224",
      "safeMessageHash": "0x898dc67539676f0f5440e95e509a5e605f1833e5e7d6a96d504940daa4d3eaa1",
    }
  `)
})

test('behavior: hashes any text by EIP-191', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      expect(hashMessageDigest(text)).toBe(hashMessage(text))
    }),
    { numRuns },
  )
})

test('behavior: any bytes hash as the typed data that wallets sign', () => {
  fc.assert(
    fc.property(bytes(0, 100), (message) => {
      expect(hashSafeMessageBytes(domain, message).safeMessageHash).toBe(
        hashTypedData(getSafeMessageTypedData(domain, message)),
      )
    }),
    { numRuns },
  )
})

test('behavior: text that looks like hexadecimal is text', () => {
  expect(hashMessageDigest('0x1234')).toBe(hashMessage('0x1234'))
})

test.each([
  ['null', null],
  ['no types', { domain: {}, primaryType: 'Mail', message: {} }],
  ['types that are null', { types: null, primaryType: 'Mail', message: {} }],
  [
    'a type that is no list',
    { types: { Mail: 7 }, primaryType: 'Mail', message: {} },
  ],
  [
    'a type that is a text',
    { types: { Mail: 'a b' }, primaryType: 'Mail', message: {} },
  ],
  [
    'a field that is null',
    { types: { Mail: [null] }, primaryType: 'Mail', message: {} },
  ],
  [
    'a field without a type',
    {
      types: { Mail: [{ name: 'a' }] },
      primaryType: 'Mail',
      message: { a: 1 },
    },
  ],
  [
    'a symbol as primary type',
    { types: {}, primaryType: Symbol('a'), message: {} },
  ],
  ['a type that contains itself', selfReferring()],
])('error: typed data with %s', (_, message) => {
  const domain = { chainId: 1, safe: `0x${'11'.repeat(20)}` } as const
  expect(() => hashSafeMessage(domain, message as never)).toThrow(
    InvalidInputError,
  )
})

/** A message that nests without end. */
function selfReferring() {
  const message: Record<string, unknown> = {}
  message['next'] = message
  return {
    types: { Node: [{ name: 'next', type: 'Node' }] },
    primaryType: 'Node',
    message,
  }
}
