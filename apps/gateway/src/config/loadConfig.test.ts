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

test('default', () => {
  const { chains, dataFolder, ...config } = loadConfig({})
  expect(dataFolder).toMatch(/\.strongroom\/gateway$/)
  expect(config).toMatchInlineSnapshot(`
    {
      "allowedHosts": [
        "localhost",
        "127.0.0.1",
        "[::1]",
        "localhost",
      ],
      "allowedOrigins": [
        "http://localhost:5173",
        "http://127.0.0.1:5174",
        "http://127.0.0.1:5175",
      ],
      "databaseUrl": undefined,
      "hosts": [
        "127.0.0.1",
        "::1",
      ],
      "logLevel": "info",
      "port": 5180,
      "publicUrl": "http://localhost:5180",
    }
  `)
  expect(
    chains.map(({ chainId, rpcUrl, finality, pollMs, record }) => ({
      chainId,
      rpcUrl,
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
  expect(chains[0]?.rpcUrl).toBe('http://127.0.0.1:9999')
  expect(chains[0]?.record.rpcUri.value).toBe('http://127.0.0.1:9999')
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

test.each([
  [{ GATEWAY_PORT: '70000' }, 'GATEWAY_PORT must be a port number.'],
  [
    { GATEWAY_PUBLIC_URL: 'ftp://x' },
    'GATEWAY_PUBLIC_URL must be an http or https URL.',
  ],
  [
    { GATEWAY_ALLOWED_ORIGINS: 'http://a.example/path' },
    'GATEWAY_ALLOWED_ORIGINS takes origins, as in http://a.example.',
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
    `${bad}: chain 0.rpcUrl must be a text.`,
  )
  const empty = chainsFile([])
  expect(() => loadConfig({ GATEWAY_CHAINS: empty })).toThrow(
    `The chains file ${empty} must hold a list of chains.`,
  )
})
