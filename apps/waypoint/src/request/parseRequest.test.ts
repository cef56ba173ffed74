import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseConfig } from '../config/parseConfig.ts'
import { parseRequest } from './parseRequest.ts'

const origin = 'https://app.example'
const config = parseConfig({
  clients: {
    demo: {
      name: 'Demo',
      origins: [origin],
      redirects: [`${origin}/back`],
    },
  },
  chains: {
    1337: { rpcUrl: 'http://127.0.0.1:8545' },
    2020: { rpcUrl: 'https://rpc.example' },
  },
})
const typedData = {
  types: { Mail: [{ name: 'text', type: 'string' }] },
  domain: { name: 'Demo', chainId: 1337 },
  primaryType: 'Mail',
  message: { text: 'hi' },
}

function parse(path: string, query: Record<string, string>) {
  const url = new URL(path, 'http://127.0.0.1:5175')
  for (const [key, value] of Object.entries(query))
    url.searchParams.set(key, value)
  return parseRequest(url, config)
}

const asked = { state: 's', origin, clientId: 'demo' }
const sign = (query: Record<string, string>) =>
  parse('/wallet/sign', { ...asked, ...query })
const signTyped = (changes: object, query: Record<string, string> = {}) =>
  sign({ typedData: JSON.stringify({ ...typedData, ...changes }), ...query })

test('default', () => {
  expect(
    parse('/client/demo/authorize', {
      ...asked,
      scope: 'openid wallet openid email',
      popupCloseDelay: '500',
    }),
  ).toEqual({
    kind: 'authorize',
    client: config.clients.get('demo'),
    origin,
    state: 's',
    closeDelay: 500,
    scopes: ['openid', 'wallet', 'email'],
    redirect: undefined,
    codeChallenge: undefined,
    publicKey: undefined,
  })
  expect(sign({ message: 'Hello' })).toMatchObject({
    kind: 'message',
    message: 'Hello',
    closeDelay: 0,
  })
  expect(signTyped({}, { chainId: '0x539' })).toMatchObject({
    kind: 'typed-data',
    chainId: 1337,
  })
  expect(parse('/', {})).toEqual({ kind: 'home' })
})

test.each([
  [{ clientId: 'nobody' }],
  [{ clientId: '__proto__' }],
  [{ clientId: 'toString' }],
  [{ origin: 'https://evil.example' }],
  [{ origin: 'https://app.example.evil.io' }],
  [{ origin: 'https://app.example/' }],
  [{ origin: '*' }],
  [{ origin: 'null' }],
  [{ state: '' }],
  [{ state: 'x'.repeat(129) }],
])('error: refuses without an asker (%j)', (query) => {
  const request = sign({ message: 'Hello', ...query })
  expect(request).toMatchObject({ kind: 'refused', asker: undefined })
})

test('error: sends the app the reason', () => {
  const refusals = [
    sign({}),
    sign({ message: '' }),
    sign({ message: 'a', typedData: 'b' }),
    sign({ typedData: '{' }),
    signTyped({ types: {} }),
    signTyped({ types: { Mail: [{ name: 'text' }] } }),
    signTyped({ primaryType: 'EIP712Domain' }),
    signTyped({ message: [] }),
    signTyped({ types: { Mail: [{ name: 'text', type: 'uint8' }] } }),
    signTyped({ domain: {} }),
    signTyped({ domain: { chainId: 1 } }),
    signTyped({}, { chainId: '2021' }),
    parse('/client/demo/authorize', { ...asked, response_type: 'code' }),
    parse('/client/demo/authorize', { ...asked, publicKey: 'x' }),
  ]
  expect(
    refusals.map((request) =>
      request.kind === 'refused' && request.asker !== undefined
        ? `${request.code} ${request.reason}`
        : request,
    ),
  ).toMatchInlineSnapshot(`
    [
      "1001 The app sent nothing to sign.",
      "1001 The app sent nothing to sign.",
      "1003 The app asks for two signatures at once.",
      "1003 The typed data is malformed.",
      "1003 The typed data is malformed.",
      "1003 The typed data is malformed.",
      "1003 The typed data is malformed.",
      "1003 The typed data is malformed.",
      {
        "chainId": 1337,
        "client": {
          "id": "demo",
          "name": "Demo",
          "origins": Set {
            "https://app.example",
          },
          "redirects": Set {
            "https://app.example/back",
          },
        },
        "closeDelay": 0,
        "expectAddress": undefined,
        "kind": "typed-data",
        "origin": "https://app.example",
        "redirect": undefined,
        "state": "s",
        "typedData": {
          "domain": {
            "chainId": 1337,
            "name": "Demo",
          },
          "message": {
            "text": "hi",
          },
          "primaryType": "Mail",
          "types": {
            "Mail": [
              {
                "name": "text",
                "type": "uint8",
              },
            ],
          },
        },
      },
      "1003 The typed data is for a chain this wallet does not serve.",
      "1003 The typed data is for a chain this wallet does not serve.",
      "1003 The typed data is for another chain.",
      "1004 The app asks for a code without a proof of who may use it.",
      "1004 The app gave no usable key to encrypt a share for.",
    ]
  `)
})

describe('error: a domain that is not hashed as it is shown', () => {
  const verifyingContract = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
  const fields = {
    name: { name: 'name', type: 'string' },
    chainId: { name: 'chainId', type: 'uint256' },
    verifyingContract: { name: 'verifyingContract', type: 'address' },
  }
  const domain = { name: 'Demo', chainId: 1337, verifyingContract }
  const declare = (declared: readonly object[] | undefined, shown: object) =>
    signTyped({
      types: { ...typedData.types, EIP712Domain: declared },
      domain: shown,
    })
  const { name, chainId, verifyingContract: contract } = fields

  test.each<[string, readonly object[] | undefined, object]>([
    ['the chain is left out', [name, contract], domain],
    ['the contract is left out', [name, chainId], domain],
    ['everything is left out', [], domain],
    ['a field twice', [name, chainId, chainId], domain],
    ['a field without a value', [name, chainId, contract], typedData.domain],
    [
      'an inherited field',
      [name, chainId, { name: 'toString', type: 'string' }],
      domain,
    ],
    ['a field that EIP-712 does not know', undefined, { ...domain, note: 'x' }],
    ['a name that is no text', undefined, { ...domain, name: 7 }],
  ])('%s', (_, declared, shown) => {
    expect(declare(declared, shown)).toMatchObject({
      kind: 'refused',
      reason: 'The typed data is malformed.',
    })
  })

  test('behavior: a domain that is hashed whole is accepted', () => {
    for (const declared of [[contract, name, chainId], undefined])
      expect(declare(declared, domain)).toMatchObject({ kind: 'typed-data' })
  })
})

test('behavior: a code needs a challenge, a share a key', () => {
  const authorize = (query: Record<string, string>) =>
    parse('/client/demo/authorize', { ...asked, ...query })
  const code_challenge = 'a'.repeat(43)
  const publicKey = 'A'.repeat(200)
  expect(authorize({ response_type: 'code', code_challenge })).toMatchObject({
    kind: 'authorize',
    codeChallenge: code_challenge,
  })
  // A challenge without a response type requests no code.
  expect(authorize({ code_challenge })).toMatchObject({
    codeChallenge: undefined,
  })
  expect(authorize({ publicKey })).toMatchObject({ publicKey })
  for (const query of [
    { response_type: 'token' },
    { response_type: 'code', code_challenge: 'short' },
    { response_type: 'code', code_challenge, code_challenge_algo: 'plain' },
    { response_type: 'code', code_challenge, publicKey },
    { publicKey: '<script>' },
  ])
    expect(authorize(query)).toMatchObject({ kind: 'refused', code: 1004 })
  expect(
    parse('/wallet/setup/introduce', { ...asked, redirect: origin }),
  ).toMatchObject({ kind: 'introduce', scopes: ['openid', 'wallet'] })
})

test('behavior: answers a registered page where the query has no origin', () => {
  const back = (redirect: string) =>
    parse('/client/demo/authorize', {
      state: 's',
      scope: 'openid',
      redirect,
    })
  expect(back(`${origin}/back?keep=1`)).toMatchObject({
    kind: 'authorize',
    origin,
    redirect: `${origin}/back?keep=1`,
  })
  for (const redirect of [
    origin,
    `${origin}/back/../other`,
    `${origin}/back#x`,
    'https://user@app.example/back',
    'https://evil.example/back',
    'javascript:alert(1)//https://app.example/back',
    '//app.example/back',
    '',
  ])
    expect(back(redirect), redirect).toMatchObject({
      kind: 'refused',
      asker: undefined,
    })
})

test('behavior: other paths are refused', () => {
  for (const path of [
    '/wallet/call',
    '/client/demo/deposit',
    '/client/a/b/authorize',
    '/client/%E0%A4%A/authorize',
  ])
    expect(parse(path, asked)).toMatchObject({ kind: 'refused' })
})

test('behavior: parses any query without throwing and answers registered pages alone', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom(
          'state',
          'origin',
          'clientId',
          'message',
          'typedData',
          'chainId',
          'scope',
          'redirect',
          'to',
          'data',
          'type',
          'response_type',
          'code_challenge',
          'publicKey',
        ),
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.constant(origin),
          fc.constant('demo'),
          fc.constant(`${origin}/back`),
          fc.constant('2020'),
        ),
      ),
      fc.constantFrom(
        '/wallet/sign',
        '/wallet/send',
        '/wallet/setup/introduce',
        '/client/demo/authorize',
      ),
      (query, path) => {
        const request = parse(path, query)
        const asker = request.kind === 'refused' ? request.asker : request
        if (asker && 'origin' in asker) expect(asker.origin).toBe(origin)
      },
    ),
    { numRuns: 2000 },
  )
})
