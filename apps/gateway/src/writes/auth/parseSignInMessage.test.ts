import { createSiweMessage } from 'viem/siwe'
import { describe, expect, test } from 'vitest'
import { parseSignInMessage } from './parseSignInMessage.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const lines = [
  'localhost:5173 wants you to sign in with your Ethereum account:',
  address,
  '',
  "By signing you show that it's your wallet.",
  '',
  'URI: http://localhost:5173',
  'Version: 1',
  'Chain ID: 1337',
  'Nonce: 0123456789abcdef',
  'Issued At: 2026-01-02T03:04:05.678Z',
]
const parsed = {
  scheme: undefined,
  domain: 'localhost:5173',
  address,
  uri: 'http://localhost:5173',
  chainId: '1337',
  nonce: '0123456789abcdef',
  issuedAt: Date.parse('2026-01-02T03:04:05.678Z'),
  expirationTime: undefined,
  notBefore: undefined,
}

/** Replaces the lines from the given one on. */
const change = (position: number, ...replacement: string[]) =>
  lines.toSpliced(position, replacement.length, ...replacement).join('\n')

test('default', () => {
  expect(parseSignInMessage(lines.join('\n'))).toEqual(parsed)
})

test('behavior: two empty lines stand for a missing statement', () => {
  expect(parseSignInMessage(lines.toSpliced(3, 1).join('\n'))).toEqual(parsed)
})

test('behavior: every field', () => {
  const text = [
    `https://${lines[0]}`,
    ...lines.slice(1),
    'Expiration Time: 2026-01-02T04:04:05+01:00',
    'Not Before: 2024-02-29T00:00:00-00:30',
    'Request ID: some-request',
    'Resources:',
    '- ipfs://bafybei/file',
    '- https://example.com/claim?a=b#c',
  ].join('\n')
  expect(parseSignInMessage(text)).toEqual({
    ...parsed,
    scheme: 'https',
    expirationTime: Date.parse('2026-01-02T03:04:05Z'),
    notBefore: Date.parse('2024-02-29T00:30:00Z'),
  })
})

test('behavior: parses the messages of common clients', () => {
  const message = createSiweMessage({
    address,
    domain: 'localhost:5173',
    uri: 'http://localhost:5173',
    version: '1',
    chainId: 1337,
    nonce: '0123456789abcdef',
    issuedAt: new Date(parsed.issuedAt),
    expirationTime: new Date(7_000),
    notBefore: new Date(5_000),
    requestId: 'request',
    resources: ['https://example.com/a'],
    scheme: 'http',
    statement: 'Sign in.',
  })
  expect(parseSignInMessage(message)).toEqual({
    ...parsed,
    scheme: 'http',
    expirationTime: 7_000,
    notBefore: 5_000,
  })
})

describe('error: rejects texts of another form', () => {
  test.each([
    ['nothing', ''],
    ['a text', 'Hello'],
    ['Windows line ends', lines.join('\r\n')],
    ['a line too many', [...lines, ''].join('\n')],
    ['an unknown field', [...lines, 'Extra: 1'].join('\n')],
    ['a field twice', [...lines, lines[9]].join('\n')],
    ['one empty line without a statement', lines.toSpliced(2, 2).join('\n')],
    ['a statement of two lines', change(3, 'One', 'Two')],
    ['a statement with a control character', change(3, 'One\u0000two')],
    ['a statement in another script', change(3, 'Привет')],
    ['a field in the statement', lines.toSpliced(2, 3, '').join('\n')],
    ['user information in the domain', change(0, `me@${lines[0]}`)],
    ['no domain', change(0, lines[0]?.slice(14) ?? '')],
    ['an address in lower case', change(1, address.toLowerCase())],
    ['a wrong checksum', change(1, address.replace('f39F', 'f39f'))],
    ['a short address', change(1, address.slice(0, -1))],
    ['a URI with a blank', change(5, 'URI: http://localhost:5173 /')],
    ['a relative URI', change(5, 'URI: /login')],
    ['version 2', change(6, 'Version: 2')],
    ['chain 0', change(7, 'Chain ID: 0')],
    ['a padded chain', change(7, 'Chain ID: 01337')],
    ['a chain in hexadecimal', change(7, 'Chain ID: 0x539')],
    ['a short nonce', change(8, 'Nonce: 1234567')],
    ['a nonce of signs', change(8, 'Nonce: 1234-5678')],
    ['a trailing blank', change(8, 'Nonce: 0123456789abcdef ')],
    ['a day of no month', change(9, 'Issued At: 2026-02-30T00:00:00Z')],
    ['month 13', change(9, 'Issued At: 2026-13-01T00:00:00Z')],
    ['hour 24', change(9, 'Issued At: 2026-01-01T24:00:00Z')],
    ['no zone', change(9, 'Issued At: 2026-01-01T00:00:00')],
    ['a bare day', change(9, 'Issued At: 2026-01-01')],
    ['fields out of order', change(8, lines[9] ?? '', lines[8] ?? '')],
    [
      'an expiration that is no time',
      [...lines, 'Expiration Time: 2026-02-30T00:00:00Z'].join('\n'),
    ],
    [
      'a start that is no time',
      [...lines, 'Not Before: 2025-02-29T00:00:00Z'].join('\n'),
    ],
    ['a resource that is no URI', [...lines, 'Resources:', '- x'].join('\n')],
    ['more than anybody signs', change(3, 'a'.repeat(9_000))],
  ])('%s', (_, text) => {
    expect(parseSignInMessage(text)).toBe(undefined)
  })
})
