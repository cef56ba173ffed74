import { expect, test } from 'vitest'
import { loadConfig } from './loadConfig.ts'

test('default', () => {
  const config = loadConfig({})
  expect(config.relayLimit).toBe(5)
  expect(config.operatorDigest).toBe(undefined)
  expect(config.priceFeed).toBe(undefined)
  expect(config.prices.rates.size).toBe(1)
  expect(config.safeApps.map(({ name }) => name)).toEqual(['Payouts'])
  for (const { record, relayer } of config.chains) {
    expect(relayer).toBe(undefined)
    expect(record.relayer).toBe(null)
    expect(record.features).toEqual(
      expect.arrayContaining(['ERC721', 'SAFE_APPS']),
    )
    expect(record.features).not.toContain('RELAYING')
  }
})

test('behavior: a relayer key enables relaying and stays out of the records', () => {
  const key = `0x${'5e'.repeat(32)}`
  const { chains } = loadConfig({ GATEWAY_RELAYER_KEY_1337: key })
  const [local, saigon] = chains
  expect(local?.relayer?.address).toMatch(/^0x/)
  expect(local?.record.features).toContain('RELAYING')
  expect(local?.record.relayer?.type).toBe('DAILY_LIMIT')
  expect(saigon?.record.relayer).toBe(null)
  expect(JSON.stringify(chains)).not.toContain('5e5e5e')
})

test('behavior: an operator token is kept as its hash', () => {
  const token = 'x'.repeat(40)
  const { operatorDigest } = loadConfig({ GATEWAY_OPERATOR_TOKEN: token })
  expect(operatorDigest).toHaveLength(32)
})

test('behavior: a price feed', () => {
  expect(
    loadConfig({
      GATEWAY_PRICE_FEED_URL: 'https://prices.example/v1',
      GATEWAY_PRICE_FEED_SECONDS: '30',
    }).priceFeed,
  ).toEqual({ url: 'https://prices.example/v1', seconds: 30 })
})

test.each([
  [{ GATEWAY_RELAYER_KEY_1337: '0x12' }, 'must be a private key'],
  [
    { GATEWAY_RELAY_LIMIT: '-1' },
    'GATEWAY_RELAY_LIMIT must be a number from 0 to 1000000.',
  ],
  [{ GATEWAY_OPERATOR_TOKEN: 'short' }, 'GATEWAY_OPERATOR_TOKEN must have'],
  [{ GATEWAY_PRICE_FEED_URL: 'file:///x' }, 'must be an http or https URL.'],
  [
    { GATEWAY_PRICE_FEED_SECONDS: '1' },
    'GATEWAY_PRICE_FEED_SECONDS must be a number from 5 to 86400.',
  ],
  [{ GATEWAY_SAFE_APPS: '/no/such' }, 'The safe apps file /no/such cannot'],
  [{ GATEWAY_CONTRACTS: '/no/such' }, 'The contracts file /no/such cannot'],
  [{ GATEWAY_PRICES: '/no/such' }, 'The prices file /no/such cannot be read.'],
])('error: %j', (environment, message) => {
  expect(() => loadConfig(environment)).toThrow(message)
})
