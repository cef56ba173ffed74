import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadConfig } from './loadConfig.ts'

const readme = readFileSync(
  new URL('../../../README.md', import.meta.url),
  'utf8',
)

test.each([
  ['GATEWAY_RATE_LIMITS', 'is not a setting. Did you mean GATEWAY_RATE_LIMIT?'],
  ['GATEWAY_DATADIR', 'is not a setting. Did you mean GATEWAY_DATA_DIR?'],
  ['GATEWAY_RPC_77', 'is for chain 77, which the chains file does not name.'],
])('error: refuses %s', (name, message) => {
  expect(() => loadConfig({ [name]: '1' })).toThrow(`${name} ${message}`)
})

test.each([
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of trace, /],
  [
    { DATABASE_URL: 'mysql://root@host/x' },
    /^DATABASE_URL must be a postgres:/,
  ],
  [{ GATEWAY_RPC_1337: 'not a url' }, /^GATEWAY_RPC_1337 /],
  [{ GATEWAY_SHUTDOWN_SECONDS: '0' }, /^GATEWAY_SHUTDOWN_SECONDS must be /],
])('error: refuses %j', (environment, message) => {
  expect(() => loadConfig(environment)).toThrow(message)
})

test('behavior: accepts every setting of the README, and foreign names', () => {
  const names = [...readme.matchAll(/^\| `(GATEWAY_[A-Z_]+)`/gm)].map(
    ([, name = '']) => name,
  )
  expect(names.length).toBeGreaterThan(20)
  const foreign = ['GATEWAY_SERVICE_HOST', 'GATEWAY_PORT_5180_TCP_ADDR']
  for (const name of [...names, ...foreign]) {
    if (name.endsWith('_')) continue
    // A wrong value may be refused, but not the name.
    try {
      loadConfig({ [name]: '' })
    } catch (error) {
      expect(String(error)).not.toMatch(/is not a setting|is for chain/)
    }
  }
})
