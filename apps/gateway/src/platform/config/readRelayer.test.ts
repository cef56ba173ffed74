import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { readRelayer } from './readRelayer.ts'

const key = `0x${'5e'.repeat(32)}`

test('default', () => {
  const account = readRelayer('GATEWAY_RELAYER_KEY_1', key)
  expect(account?.address).toMatch(/^0x[\da-fA-F]{40}$/)
  expect(readRelayer('GATEWAY_RELAYER_KEY_1', undefined)).toBe(undefined)
  expect(readRelayer('GATEWAY_RELAYER_KEY_1', '')).toBe(undefined)
})

test('behavior: the account does not show its key', () => {
  const account = readRelayer('GATEWAY_RELAYER_KEY_1', key)
  const shown = JSON.stringify(account) + inspect(account, { depth: 9 })
  expect(shown).not.toContain('5e5e5e5e')
})

test.each(['0x12', `0x${'0'.repeat(64)}`, 'f'.repeat(64), `${key}5e`])(
  'error: a wrong key is refused without being shown: %#',
  (wrong) => {
    expect(() => readRelayer('GATEWAY_RELAYER_KEY_1', wrong)).toThrow(
      /^GATEWAY_RELAYER_KEY_1 must be a private key: 0x and 64 hex digits\.$/,
    )
  },
)
