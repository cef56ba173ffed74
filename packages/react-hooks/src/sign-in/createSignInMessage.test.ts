import fc from 'fast-check'
import { createSiweMessage, parseSiweMessage } from 'viem/siwe'
import { describe, expect, test } from 'vitest'
import {
  createSignInMessage,
  type SignInMessageFields,
} from './createSignInMessage.ts'

const fields: SignInMessageFields = {
  domain: 'app.example',
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  statement: 'Sign in to the app.',
  uri: 'https://app.example',
  chainId: 2020,
  nonce: '0123456789abcdef',
  issuedAt: new Date('2026-01-02T03:04:05.678Z'),
  expirationTime: new Date('2026-01-03T03:04:05.678Z'),
}

test('default', () => {
  expect(createSignInMessage(fields)).toMatchInlineSnapshot(`
    "app.example wants you to sign in with your Ethereum account:
    0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266

    Sign in to the app.

    URI: https://app.example
    Version: 1
    Chain ID: 2020
    Nonce: 0123456789abcdef
    Issued At: 2026-01-02T03:04:05.678Z
    Expiration Time: 2026-01-03T03:04:05.678Z"
  `)
})

test('behavior: equals viem’s text for all fields', () => {
  const time = fc.integer({ min: 0, max: 4_000_000_000_000 })
  const word = fc.stringMatching(/^[\w \-.~:/?#[\]@!$&'()*+,;=]{1,60}$/)
  fc.assert(
    fc.property(
      fc.record({
        statement: fc.option(word, { nil: undefined }),
        chainId: fc.integer({ min: 1, max: 2 ** 40 }),
        nonce: fc.stringMatching(/^[A-Za-z\d]{8,64}$/),
        port: fc.integer({ min: 1024, max: 65_535 }),
        start: time,
        length: fc.integer({ min: 1, max: 86_400_000 }),
      }),
      ({ statement, port, start, length, ...rest }) => {
        const domain = `localhost:${port}`
        const { statement: _, ...others } = fields
        const given = {
          ...others,
          ...rest,
          domain,
          uri: `http://${domain}`,
          issuedAt: new Date(start),
          expirationTime: new Date(start + length),
        }
        const message = createSignInMessage({ ...given, statement })
        expect(message).toBe(
          createSiweMessage({
            ...given,
            version: '1',
            ...(statement === undefined ? {} : { statement }),
          }),
        )
        expect(parseSiweMessage(message).nonce).toBe(rest.nonce)
      },
    ),
  )
})

describe('error: a field that could become another line, or another site', () => {
  test.each<Partial<Record<keyof SignInMessageFields, unknown>>>([
    { domain: '' },
    { domain: 'evil.example' },
    { domain: 'app.example\nURI: https://evil.example' },
    { domain: 'me@app.example' },
    { uri: 'https://evil.example' },
    { uri: 'https://me@app.example' },
    { uri: 'https://app.example/\nNonce: 00000000' },
    { uri: 'javascript:alert(1)' },
    { uri: '/login' },
    { address: '0xf39F' },
    { address: `${fields.address}\n` },
    { statement: '' },
    { statement: 'One\nTwo' },
    { statement: 'Привет' },
    { chainId: 0 },
    { chainId: 1.5 },
    { chainId: Number.NaN },
    { nonce: '1234567' },
    { nonce: '12345678\nURI: https://evil.example' },
    { nonce: 'a'.repeat(129) },
    { issuedAt: new Date(Number.NaN) },
    { expirationTime: fields.issuedAt },
    { expirationTime: new Date(Number.NaN) },
  ])('%j', (change) => {
    const given = { ...fields, ...change } as SignInMessageFields
    expect(() => createSignInMessage(given)).toThrow(
      'The sign-in message could not be made.',
    )
  })
})
