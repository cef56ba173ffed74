import { expect, test } from 'vitest'
import { securityHeaders } from '../headers.ts'
import { parseConfig } from './createPhone.ts'

const config = {
  relayUrl: 'ws://127.0.0.1:5176',
  chains: { 1337: { name: 'Local', rpcUrl: 'http://127.0.0.1:8545/key' } },
  accounts: { Alice: `0x${'a1'.repeat(20)}` },
}

test('default', () => {
  expect(parseConfig(config)).toEqual(config)
})

test.each([
  ['relayUrl', 1],
  ['chains', { 1337: { name: 'Local' } }],
  ['accounts', ['0x']],
])('error: wrong %s', (name, value) => {
  expect(() => parseConfig({ ...config, [name]: value })).toThrow(name)
})

test('behavior: headers reach the relay, the check of sites and the chains', () => {
  expect(securityHeaders(config)).toMatchInlineSnapshot(`
    {
      "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self' ws://127.0.0.1:5176 https://verify.walletconnect.org http://127.0.0.1:8545; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
    }
  `)
})
