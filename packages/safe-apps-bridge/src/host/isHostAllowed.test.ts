import { expect, test } from 'vitest'
import { isHostAllowed } from './isHostAllowed.ts'

const wallet = 'https://wallet.example'

test('default', () => {
  expect(isHostAllowed({ type: 'NO_RESTRICTIONS' }, wallet)).toBe(true)
  const type = 'DOMAIN_ALLOWLIST'
  const allow = (...value: unknown[]) => isHostAllowed({ type, value }, wallet)
  expect(allow('https://wallet.example')).toBe(true)
  expect(allow('https://other.example', 'https://wallet.example/')).toBe(true)
})

test.each([
  ['DOMAIN_ALLOWLIST', []],
  ['DOMAIN_ALLOWLIST', undefined],
  ['DOMAIN_ALLOWLIST', 'https://wallet.example'],
  ['DOMAIN_ALLOWLIST', ['wallet.example', '*', null, {}]],
  ['DOMAIN_ALLOWLIST', ['http://wallet.example']],
  ['DOMAIN_ALLOWLIST', ['https://wallet.example.evil.io']],
  ['DOMAIN_ALLOWLIST', ['https://evilwallet.example']],
  ['SOMETHING_NEW', ['https://wallet.example']],
  ['', undefined],
])('behavior: %s of %j refuses', (type, value) => {
  expect(isHostAllowed({ type, value }, wallet)).toBe(false)
})

test('behavior: an opaque wallet is no origin', () => {
  const policy = { type: 'DOMAIN_ALLOWLIST', value: ['data:,x'] }
  expect(isHostAllowed(policy, 'null')).toBe(false)
})
