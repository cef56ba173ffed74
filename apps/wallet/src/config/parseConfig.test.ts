import { expect, test } from 'vitest'
import { parseConfig } from './parseConfig.ts'

test('default', () => {
  expect(
    parseConfig({
      gatewayUrl: 'http://localhost:5180/',
      chains: { 1337: { rpcUrl: 'http://127.0.0.1:8545' } },
      devWallet: true,
      sampleAppUrl: 'http://127.0.0.1:5174',
    }),
  ).toMatchInlineSnapshot(`
    {
      "chains": {
        "1337": {
          "rpcUrl": "http://127.0.0.1:8545",
        },
      },
      "devWallet": true,
      "gatewayUrl": "http://localhost:5180",
      "rpcOrigins": [],
      "sampleAppUrl": "http://127.0.0.1:5174",
    }
  `)
})

test('behavior: anything but true leaves the development wallet off', () => {
  const gatewayUrl = 'https://gateway.example'
  expect(parseConfig({ gatewayUrl, devWallet: 'true' }).devWallet).toBe(false)
  expect(parseConfig({ gatewayUrl }).devWallet).toBe(false)
})

test('behavior: the popup wallet', () => {
  const gatewayUrl = 'https://gateway.example'
  const waypoint = { origin: 'https://wallet.example', clientId: 'strongroom' }
  expect(parseConfig({ gatewayUrl, waypoint }).waypoint).toEqual({
    ...waypoint,
    chainIds: [2020, 2021],
  })
  expect(
    parseConfig({ gatewayUrl, waypoint: { ...waypoint, chainIds: [1337] } })
      .waypoint?.chainIds,
  ).toEqual([1337])
  for (const wrong of [
    { origin: 'https://wallet.example/path' },
    { origin: 'javascript:x' },
    { clientId: '' },
    { chainIds: [] },
    { chainIds: ['2021'] },
    { chainIds: 2021 },
  ])
    expect(() =>
      parseConfig({ gatewayUrl, waypoint: { ...waypoint, ...wrong } }),
    ).toThrow('waypoint.')
})

test('behavior: takes the registry of names of a chain, if it is an address', () => {
  const registryOf = (ensRegistry: unknown) =>
    parseConfig({
      gatewayUrl: 'https://gateway.example',
      chains: { 1337: { rpcUrl: 'https://node.example', ensRegistry } },
    }).chains[1337]?.ensRegistry
  const address = `0x${'aB'.repeat(20)}`
  expect(registryOf(address)).toBe(address)
  expect(registryOf(undefined)).toBeUndefined()
  for (const wrong of ['alice.eth', `${address}1`, null, 5])
    expect(() => registryOf(wrong)).toThrow('chains.1337.ensRegistry')
})

test('behavior: the tokens of a chain', () => {
  const address = `0x${'aB'.repeat(20)}`
  const tokensOf = (tokens: unknown) =>
    parseConfig({
      gatewayUrl: 'https://a',
      chains: { 1: { rpcUrl: 'https://b', tokens } },
    }).chains[1]?.tokens
  const usd = { symbol: 'USD', decimals: 6 }
  expect(tokensOf({ [address]: usd })).toEqual({ [address.toLowerCase()]: usd })
  for (const wrong of [
    null,
    { usd },
    { [address]: 'USD' },
    { [address]: { ...usd, symbol: '' } },
    { [address]: { ...usd, decimals: '6' } },
    { [address]: { ...usd, decimals: 78 } },
  ])
    expect(() => tokensOf(wrong)).toThrow('chains.1.tokens')
})

test('behavior: returns the registered modules of a chain', () => {
  const address = `0x${'aB'.repeat(20)}`
  const modulesOf = (modules: unknown) =>
    parseConfig({
      gatewayUrl: 'https://a',
      chains: { 1: { rpcUrl: 'https://b', modules } },
    }).chains[1]?.modules
  expect(modulesOf({ [address]: 'allowance' })).toEqual({
    [address.toLowerCase()]: 'allowance',
  })
  for (const wrong of [null, { x: 'allowance' }, { [address]: 'any' }])
    expect(() => modulesOf(wrong)).toThrow('chains.1.modules')
})

test('behavior: the coin of a chain', () => {
  const coinOf = (nativeCurrency: unknown) =>
    parseConfig({
      gatewayUrl: 'https://a',
      chains: { 777001: { rpcUrl: 'https://b', nativeCurrency } },
    }).chains[777001]?.nativeCurrency
  expect(coinOf({ symbol: 'OWN' })).toEqual({
    name: 'OWN',
    symbol: 'OWN',
    decimals: 18,
  })
  expect(coinOf(undefined)).toBeUndefined()
  for (const wrong of [null, 'OWN', {}, { symbol: '' }, { symbol: 7 }])
    expect(() => coinOf(wrong)).toThrow('nativeCurrency')
  expect(() => coinOf({ symbol: 'OWN', decimals: 6 })).toThrow('must be 18')
})

test.each([
  [null],
  [[]],
  [{}],
  [{ gatewayUrl: 'javascript:alert(1)' }],
  [{ gatewayUrl: 'https://a', chains: { local: { rpcUrl: 'https://b' } } }],
  [{ gatewayUrl: 'https://a', chains: { 1: { rpcUrl: 7 } } }],
  [{ gatewayUrl: 'https://a', rpcOrigins: 'https://b' }],
])('error: %j', (value) => {
  expect(() => parseConfig(value)).toThrowErrorMatchingSnapshot()
})
