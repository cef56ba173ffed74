import { expect, test } from 'vitest'
import { parseConfig } from './parseConfig.ts'

const clients = { demo: { name: 'Demo', origins: ['http://localhost:5173'] } }
const chains = { 1337: { rpcUrl: 'http://127.0.0.1:8545' } }

test('default', () => {
  const config = parseConfig({ clients, chains })
  expect(config.clients.get('demo')).toEqual({
    id: 'demo',
    name: 'Demo',
    origins: new Set(['http://localhost:5173']),
    redirects: new Set(),
  })
  expect(config.chains.get(1337)).toEqual({
    id: 1337,
    rpcUrl: 'http://127.0.0.1:8545',
    name: 'Chain 1337',
    symbol: 'ETH',
  })
  expect(config).toMatchObject({ actUp: false, allowMainnet: false })
})

test.each([
  [null],
  [[]],
  [{}],
  [{ clients: [], chains }],
  [{ clients: { demo: null }, chains }],
  [{ clients: { demo: { name: '', origins: [] } }, chains }],
  [
    {
      clients: { demo: { name: 'Demo', origins: 'https://a.example' } },
      chains,
    },
  ],
  [{ clients: { demo: { name: 'Demo', origins: ['*'] } }, chains }],
  [
    {
      clients: { demo: { name: 'Demo', origins: ['https://a.example/'] } },
      chains,
    },
  ],
  [{ clients: { demo: { name: 'Demo', origins: ['javascript:x'] } }, chains }],
  [{ clients, chains: { local: {} } }],
  [{ clients, chains: { 1337: {} } }],
  [{ clients, chains: { 1337: { rpcUrl: 'ftp://a.example' } } }],
  [
    {
      clients: { demo: { ...clients.demo, redirects: ['https://a.example'] } },
      chains,
    },
  ],
  [
    {
      clients: {
        demo: { ...clients.demo, redirects: ['https://a.example/?a=b'] },
      },
      chains,
    },
  ],
  [{ clients, chains, actUp: 'yes' }],
])('error: %j', (value) => {
  expect(() => parseConfig(value)).toThrowErrorMatchingSnapshot()
})
