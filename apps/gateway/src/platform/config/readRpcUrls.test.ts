import { expect, test } from 'vitest'
import { readRpcUrls, toRpcUri } from './readRpcUrls.ts'

const options = { chainId: '5', where: 'chains.json: chain 0' }
const read = (rpcUrl: unknown, more: object = {}) =>
  readRpcUrls({ rpcUrl }, { ...options, ...more })

test('default', () => {
  expect(read('https://a.example')).toEqual([
    { url: 'https://a.example', isPublic: true },
  ])
})

test('behavior: a list of the file', () => {
  expect(
    readRpcUrls(
      {
        rpcUrl: [
          'https://a.example/key',
          { url: 'https://b.example/rpc', requestsPerSecond: 3, public: true },
        ],
        requestsPerSecond: 20,
      },
      options,
    ),
  ).toEqual([
    { url: 'https://a.example/key', requestsPerSecond: 20, isPublic: false },
    { url: 'https://b.example/rpc', requestsPerSecond: 3, isPublic: true },
  ])
})

test('behavior: the environment replaces the list', () => {
  const rpcUrl = 'https://one.example,https://two.example'
  expect(read('https://a.example', { rpcUrl, rpcRate: '7' })).toEqual([
    { url: 'https://one.example', requestsPerSecond: 7, isPublic: true },
    { url: 'https://two.example', requestsPerSecond: 7, isPublic: true },
  ])
})

test('behavior: publishes the first address without a secret, or an empty one', () => {
  const uriOf = (list: unknown, open: string | null = null) =>
    toRpcUri(read(list), open, 'chain 0')
  expect(uriOf(['https://a.example/key', 'https://b.example'])).toEqual({
    authentication: 'NO_AUTHENTICATION',
    value: 'https://b.example',
  })
  expect(
    uriOf(['https://me:secret@a.example', 'https://b.example/?key=secret']),
  ).toEqual({ authentication: 'UNKNOWN', value: '' })
  expect(uriOf(['https://a.example/key'], 'https://p.example/rpc')).toEqual({
    authentication: 'NO_AUTHENTICATION',
    value: 'https://p.example/rpc',
  })
})

test.each([
  [undefined, {}, 'chains.json: chain 0.rpcUrl must be an http:// or'],
  ['secret', {}, 'chains.json: chain 0.rpcUrl must be an http:// or'],
  [['https://a.example', 'secret'], {}, 'chain 0.rpcUrl[1] must be'],
  [[], {}, 'chains.json: chain 0.rpcUrl is empty.'],
  [[{ url: 'https://a.example', public: 1 }], {}, '.public must be true or'],
  ['https://a.example', { rpcUrl: 'secret' }, 'GATEWAY_RPC_5 must be an http'],
  ['https://a.example', { rpcRate: '0' }, 'GATEWAY_RPC_RATE_5 must be a whole'],
])('error: %j, %j', (list, more, message) => {
  const reading = () => read(list, more)
  expect(reading).toThrow(message)
  expect(reading).not.toThrow('secret')
})
