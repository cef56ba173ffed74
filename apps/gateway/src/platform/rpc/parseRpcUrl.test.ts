import { expect, test } from 'vitest'
import { parseRpcUrl, parseRpcUrls } from './parseRpcUrl.ts'

test('default', () => {
  expect(parseRpcUrl('http://127.0.0.1:8545', 'GATEWAY_RPC_1337')).toEqual({
    url: 'http://127.0.0.1:8545',
    isPublic: true,
  })
})

test('behavior: a user and a password become a header', () => {
  const parsed = parseRpcUrl('https://me:p%40ss%C3%A9@node.example/rpc', 'X')
  expect(parsed).toEqual({
    url: 'https://node.example/rpc',
    authorization: `Basic ${Buffer.from('me:p@ssé').toString('base64')}`,
    isPublic: false,
  })
})

test.each([
  ['https://node.example', true],
  ['https://node.example/', true],
  ['https://node.example/v2/key', false],
  ['https://node.example/?apikey=key', false],
  ['https://node.example/#key', false],
  ['https://user@node.example', false],
])('behavior: %s is public: %s', (url, isPublic) => {
  expect(parseRpcUrl(url, 'X').isPublic).toBe(isPublic)
})

test('behavior: an operator may mark a path as public', () => {
  const url = 'https://node.example/rpc'
  expect(parseRpcUrl(url, 'X', { isPublic: true }).isPublic).toBe(true)
  expect(parseRpcUrl('https://a.example', 'X', { isPublic: false })).toEqual({
    url: 'https://a.example',
    isPublic: false,
  })
})

test('behavior: a list with a limit', () => {
  const urls = parseRpcUrls('https://a.example, https://b.example', 'X', {
    requestsPerSecond: 5,
  })
  expect(urls.map(({ url }) => url)).toEqual([
    'https://a.example',
    'https://b.example',
  ])
  expect(urls.map(({ requestsPerSecond }) => requestsPerSecond)).toEqual([5, 5])
})

test.each([
  'not a secret url',
  'ws://secret.example',
  '',
  'https://a.example,secret',
  'https://a.example,',
])('error: %j names the setting and not the URL', (text) => {
  const parse = () => parseRpcUrls(text, 'GATEWAY_RPC_1')
  expect(parse).toThrowErrorMatchingInlineSnapshot(
    `[ConfigError: GATEWAY_RPC_1 must be an http:// or https:// URL.]`,
  )
})

test('error: a public address with a password', () => {
  expect(() =>
    parseRpcUrl('https://me:secret@a.example', 'publicRpcUrl', {
      isPublic: true,
    }),
  ).toThrowErrorMatchingInlineSnapshot(
    `[ConfigError: publicRpcUrl is public, so it must not hold a user or a password.]`,
  )
})
