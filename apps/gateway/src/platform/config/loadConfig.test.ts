import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadConfig } from './loadConfig.ts'

const chainsFile = (chains: unknown) => {
  const path = join(mkdtempSync(join(tmpdir(), 'strongroom-')), 'chains.json')
  writeFileSync(path, JSON.stringify(chains))
  return path
}

test('behavior: chains of the command line stand in for the file', () => {
  const entry = {
    ...{ chainId: '77', chainName: 'Test', shortName: 'test' },
    nativeCurrency: { name: 'Ether', symbol: 'ETH' },
  }
  const { chains } = loadConfig(
    { GATEWAY_RPC_77: 'http://127.0.0.1:1' },
    { chains: [entry] },
  )
  expect(chains.map(({ chainId }) => chainId)).toEqual(['77'])
  expect(loadConfig({ GATEWAY_RPC_77: '' }, { chains: [] }).chains).toEqual([])
})

test('default', () => {
  const { chains, dataFolder, proxies, safeApps, prices, ...config } =
    loadConfig({})
  expect(proxies.rules).toEqual([])
  expect(safeApps).toHaveLength(1)
  expect(prices.chains.size).toBe(0)
  expect(dataFolder).toMatch(/\.strongroom\/gateway$/)
  expect(config).toMatchInlineSnapshot(`
    {
      "allowedHosts": [
        "localhost",
        "127.0.0.1",
        "[::1]",
        "localhost",
      ],
      "allowedOrigins": {
        "listed": [
          "http://localhost:5173",
          "http://127.0.0.1:5174",
          "http://127.0.0.1:5175",
        ],
        "loopback": false,
      },
      "databaseUrl": undefined,
      "hosts": [
        "127.0.0.1",
        "::1",
      ],
      "logLevel": "info",
      "mail": undefined,
      "metrics": [
        "Address: IPv6 ::1",
        "Subnet: IPv4 127.0.0.0/8",
      ],
      "operatorDigest": undefined,
      "port": 5180,
      "priceFeed": undefined,
      "publicUrl": "http://localhost:5180",
      "push": undefined,
      "rateLimits": {
        "accountCreation": 5,
        "auth": 5,
        "costly": 600000,
        "general": 600000,
      },
      "relayLimit": 5,
      "secureCookies": false,
      "shutdownSeconds": 25,
      "streams": {
        "most": 5000,
        "mostOfClient": 5000,
      },
      "webhooks": undefined,
    }
  `)
  expect(
    chains.map(({ chainId, rpcUrls, finality, pollMs, record }) => ({
      chainId,
      rpcUrl: rpcUrls[0]?.url,
      finality,
      pollMs,
      shortName: record.shortName,
      version: record.recommendedMasterCopyVersion,
    })),
  ).toMatchInlineSnapshot(`
    [
      {
        "chainId": "1337",
        "finality": 64,
        "pollMs": 500,
        "rpcUrl": "http://127.0.0.1:8545",
        "shortName": "geth",
        "version": "1.4.1",
      },
      {
        "chainId": "2021",
        "finality": 64,
        "pollMs": 500,
        "rpcUrl": "http://127.0.0.1:8546",
        "shortName": "saigon",
        "version": "1.3.0",
      },
    ]
  `)
})

test('behavior: an RPC override reaches the gateway and the record', () => {
  const { chains } = loadConfig({ GATEWAY_RPC_1337: 'http://127.0.0.1:9999' })
  expect(chains[0]?.rpcUrls[0]?.url).toBe('http://127.0.0.1:9999')
  expect(chains[0]?.record.rpcUri.value).toBe('http://127.0.0.1:9999')
})

test('behavior: a changed RPC address drops the WebSocket address of the file', () => {
  const chain = {
    chainId: '5',
    chainName: 'Five',
    shortName: 'five',
    rpcUrl: 'https://node.example',
    wsUrl: 'wss://node.example',
    nativeCurrency: { name: 'Ether', symbol: 'ETH' },
  }
  const wsUrlOf = (environment: Record<string, string>, entry = chain) => {
    const path = chainsFile([entry])
    const { chains } = loadConfig({ GATEWAY_CHAINS: path, ...environment })
    return chains[0]?.wsUrl
  }
  expect(wsUrlOf({})).toBe('wss://node.example')
  expect(wsUrlOf({ GATEWAY_RPC_5: 'http://127.0.0.1:1' })).toBeUndefined()
  expect(wsUrlOf({ GATEWAY_WS_5: 'ws://127.0.0.1:1' })).toBe('ws://127.0.0.1:1')
  expect(() =>
    wsUrlOf({}, { ...chain, wsUrl: 'https://node.example' }),
  ).toThrow('chain 0.wsUrl must be a ws:// or wss:// address.')
})

test('behavior: an own public RPC keeps the private one from browsers', () => {
  const path = chainsFile([
    {
      chainId: '5',
      chainName: 'Five',
      shortName: 'five',
      rpcUrl: 'https://node.example/key',
      publicRpcUrl: 'https://public.example',
      nativeCurrency: { name: 'Five', symbol: 'FIV' },
    },
  ])
  const { chains } = loadConfig({ GATEWAY_CHAINS: path })
  expect(chains[0]?.record.publicRpcUri.value).toBe('https://public.example')
  expect(JSON.stringify(chains[0]?.record)).not.toContain('node.example')
})

test('behavior: limits and cookies of a public gateway', () => {
  const load = (environment: Record<string, string>) => {
    const { rateLimits, secureCookies } = loadConfig(environment)
    return { ...rateLimits, secureCookies }
  }
  const open = { auth: 5, accountCreation: 5, costly: 60, general: 1_200 }
  const http = 'http://gateway.example'
  expect(load({ GATEWAY_PUBLIC_URL: http })).toEqual({
    ...open,
    secureCookies: true,
  })
  expect(
    load({ GATEWAY_PUBLIC_URL: http, GATEWAY_SECURE_COOKIES: 'false' }),
  ).toEqual({ ...open, secureCookies: false })
  expect(load({ GATEWAY_PUBLIC_URL: 'https://localhost' })).toMatchObject({
    general: 600_000,
    costly: 600_000,
    secureCookies: true,
  })
  expect(
    load({
      GATEWAY_RATE_LIMIT: '7',
      GATEWAY_RATE_LIMIT_AUTH: '8',
      GATEWAY_RATE_LIMIT_ACCOUNTS: '9',
      GATEWAY_RATE_LIMIT_COSTLY: '10',
      GATEWAY_SECURE_COOKIES: 'true',
    }),
  ).toEqual({
    general: 7,
    auth: 8,
    accountCreation: 9,
    costly: 10,
    secureCookies: true,
  })
})

test.each([
  [undefined, '127.0.0.1', false],
  ['127.0.0.1', '127.0.0.1', true],
  ['127.0.0.1', '127.0.0.2', false],
  ['::1, 10.0.0.0/8', '10.200.3.4', true],
  ['fd00::/8', 'fd12::1', true],
  ['fd00::/8', 'fe80::1', false],
])('behavior: proxies %s and %s', (value, address, trusted) => {
  const { proxies } = loadConfig({ GATEWAY_TRUSTED_PROXIES: value })
  const family = address.includes(':') ? 'ipv6' : 'ipv4'
  expect(proxies.check(address, family)).toBe(trusted)
})

test('behavior: trusted tokens of a chain', () => {
  const chain = {
    chainId: '5',
    chainName: 'Five',
    shortName: 'five',
    rpcUrl: 'https://node.example',
    nativeCurrency: { name: 'Five', symbol: 'FIV' },
  }
  const load = (trustedTokens?: unknown) =>
    loadConfig({ GATEWAY_CHAINS: chainsFile([{ ...chain, trustedTokens }]) })
      .chains[0]?.trustedTokens
  expect(load()).toEqual([])
  expect(load(['0x9b83f8d1228a2540b00c2091103026712be0c669'])).toEqual([
    '0x9B83f8d1228a2540b00c2091103026712Be0c669',
  ])
  expect(() => load(['GOLD'])).toThrow(
    'chain 0.trustedTokens must be a list of addresses.',
  )
})

test.each<[Record<string, string>, string]>([
  [{ GATEWAY_PORT: '70000' }, 'GATEWAY_PORT or --port must be a port number.'],
  [
    { GATEWAY_PUBLIC_URL: 'ftp://x' },
    'GATEWAY_PUBLIC_URL must be an http or https URL.',
  ],
  [
    { GATEWAY_ALLOWED_ORIGINS: 'http://a.example/path' },
    'GATEWAY_ALLOWED_ORIGINS takes origins, as in http://a.example, and the word loopback.',
  ],
  ...['0', '-1', '1.5', 'many', '10000001'].map(
    (limit): [Record<string, string>, string] => [
      { GATEWAY_RATE_LIMIT_AUTH: limit },
      'GATEWAY_RATE_LIMIT_AUTH must be a whole number of requests per minute, from 1 to 10000000.',
    ],
  ),
  ...['proxy.example', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/x'].map(
    (proxy): [Record<string, string>, string] => [
      { GATEWAY_TRUSTED_PROXIES: proxy },
      'GATEWAY_TRUSTED_PROXIES takes addresses and networks, as in 10.0.0.0/8.',
    ],
  ),
  [
    { GATEWAY_SECURE_COOKIES: 'no' },
    'GATEWAY_SECURE_COOKIES must be true or false.',
  ],
  [
    {
      GATEWAY_PUBLIC_URL: 'https://gateway.example',
      GATEWAY_SECURE_COOKIES: 'false',
    },
    'GATEWAY_SECURE_COOKIES cannot be false with an https public URL.',
  ],
])('error: %j', (environment, message) => {
  expect(() => loadConfig(environment)).toThrow(message)
})

test('error: chains file', () => {
  const missing = join(tmpdir(), 'no-such-chains.json')
  expect(() => loadConfig({ GATEWAY_CHAINS: missing })).toThrow(
    `The chains file ${missing} cannot be read.`,
  )
  const bad = chainsFile([{ chainId: '1' }])
  expect(() => loadConfig({ GATEWAY_CHAINS: bad })).toThrow(
    `${bad}: chain 0.rpcUrl must be an http:// or https:// URL.`,
  )
  const empty = chainsFile([])
  expect(() => loadConfig({ GATEWAY_CHAINS: empty })).toThrow(
    `The chains file ${empty} must hold a list of chains.`,
  )
})
