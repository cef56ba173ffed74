import { expect, test } from 'vitest'
import { type HeadersConfig, securityHeaders } from '../../headers.ts'

test('default', () => {
  expect(
    securityHeaders({
      gatewayUrl: 'http://localhost:5180/api',
      chains: {
        1337: { rpcUrl: 'http://127.0.0.1:8545' },
        2021: { rpcUrl: 'http://127.0.0.1:8546/key' },
      },
      rpcOrigins: ['https://rpc.example'],
    }),
  ).toMatchInlineSnapshot(`
    {
      "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: https: http://localhost:5180; font-src 'self'; connect-src 'self' http://localhost:5180 http://127.0.0.1:8545 http://127.0.0.1:8546 https://rpc.example; frame-src https: http://localhost:* http://127.0.0.1:*; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types service-worker; manifest-src 'self'",
      "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Permissions-Policy": "camera=(self), microphone=(), geolocation=(), payment=(), usb=()",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "X-Content-Type-Options": "nosniff",
    }
  `)
})

test('behavior: allows neither unsafe sources nor a wildcard to connect to', () => {
  const policy = securityHeaders({ gatewayUrl: 'https://gateway.example' })[
    'Content-Security-Policy'
  ]
  expect(policy).not.toMatch(/unsafe|connect-src[^;]*\*/)
})

test('behavior: allows the inline scripts and styles of the build alone', () => {
  const config = { gatewayUrl: 'https://gateway.example' }
  const hashes = { scripts: ['sha256-a', 'sha256-b'], styles: ['sha256-c'] }
  const policyOf = (path: string) =>
    securityHeaders(config, path, hashes)['Content-Security-Policy']
  expect(policyOf('/index.html')).toContain(
    "script-src 'self' 'sha256-a' 'sha256-b'; style-src 'self' 'sha256-c';",
  )
  expect(policyOf('/manifest-reader.html')).not.toContain('sha256')
})

test('behavior: WalletConnect’s servers, where wallets on phones are offered', () => {
  const hosts = (config: Partial<HeadersConfig>) =>
    securityHeaders({ gatewayUrl: 'https://gateway.example', ...config })[
      'Content-Security-Policy'
    ]?.match(/connect-src 'self' https:\/\/gateway\.example([^;]*)/)?.[1]
  expect(hosts({})).toBe('')
  expect(hosts({ walletConnectProjectId: 'ours' })).toBe(
    ' wss://relay.walletconnect.org https://verify.walletconnect.org',
  )
  const walletConnectRelayUrl = 'ws://127.0.0.1:5176'
  expect(hosts({ walletConnectRelayUrl })).toBe('')
  expect(hosts({ walletConnectProjectId: 'ours', walletConnectRelayUrl })).toBe(
    ' ws://127.0.0.1:5176 https://verify.walletconnect.org',
  )
})

test('behavior: the reader of manifests has no origin', () => {
  const config = { gatewayUrl: 'https://gateway.example' }
  const headers = securityHeaders(config, '/manifest-reader.html')
  expect(headers['Content-Security-Policy']).toMatchInlineSnapshot(
    `"sandbox allow-scripts; default-src 'none'; script-src 'self'; connect-src https: http://localhost:* http://127.0.0.1:*; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'"`,
  )
  expect(securityHeaders(config, '/manifest-reader.js')).toMatchObject({
    'Content-Security-Policy':
      securityHeaders(config)['Content-Security-Policy'],
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
})

test('behavior: icons of apps on this machine are allowed on a local stack alone', () => {
  const images = (sampleAppUrl: string) =>
    securityHeaders({ gatewayUrl: 'https://gateway.example', sampleAppUrl })[
      'Content-Security-Policy'
    ]?.match(/img-src [^;]*/)?.[0]
  expect(images('http://127.0.0.1:5174/app')).toBe(
    "img-src 'self' data: https: https://gateway.example http://localhost:* http://127.0.0.1:*",
  )
  expect(images('https://sample.example')).toBe(
    "img-src 'self' data: https: https://gateway.example",
  )
})
