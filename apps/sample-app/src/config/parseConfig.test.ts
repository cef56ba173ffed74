import { expect, test } from 'vitest'
import { securityHeaders } from '../../headers.ts'
import { parseConfig } from './parseConfig.ts'

const config = {
  walletOrigins: ['http://localhost:5173'],
  waypoint: { origin: 'http://127.0.0.1:5175', clientId: 'demo' },
  chains: { 1337: { rpcUrl: 'http://127.0.0.1:8545' } },
}

test('default', () => {
  expect(parseConfig(config)).toEqual(config)
})

test.each([
  [null],
  [{}],
  [{ ...config, walletOrigins: [] }],
  [{ ...config, walletOrigins: ['*'] }],
  [{ ...config, walletOrigins: ['http://localhost:5173/'] }],
  [
    {
      ...config,
      walletOrigins: ["http://a.example; script-src 'unsafe-inline'"],
    },
  ],
  [{ ...config, waypoint: { origin: 'javascript:x', clientId: 'demo' } }],
  [{ ...config, waypoint: { origin: 'http://127.0.0.1:5175' } }],
  [{ ...config, chains: {} }],
  [{ ...config, chains: { local: {} } }],
  [{ ...config, chains: { 1: { rpcUrl: 'file:///x' } } }],
])('error: %j', (value) => {
  expect(() => parseConfig(value)).toThrowErrorMatchingSnapshot()
})

test('behavior: headers of a page', () => {
  expect(securityHeaders(config)).toMatchInlineSnapshot(`
    {
      "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-ancestors http://localhost:5173; base-uri 'none'; form-action 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
      "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Permissions-Policy": "accelerometer=(), aria-notify=(), autoplay=(), bluetooth=(), browsing-topics=(), camera=(), captured-surface-control=(), clipboard-read=(), compute-pressure=(), cross-origin-isolated=(), deferred-fetch=(), deferred-fetch-minimal=(), digital-credentials-create=(), digital-credentials-get=(), display-capture=(), encrypted-media=(), gamepad=(), geolocation=(), gyroscope=(), hid=(), identity-credentials-get=(), idle-detection=(), interest-cohort=(), keyboard-map=(), language-detector=(), language-model=(), local-fonts=(), local-network=(), local-network-access=(), loopback-network=(), magnetometer=(), media-playback-while-not-visible=(), microphone=(), midi=(), on-device-speech-recognition=(), otp-credentials=(), payment=(), picture-in-picture=(), private-state-token-issuance=(), private-state-token-redemption=(), publickey-credentials-create=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), speaker-selection=(), storage-access=(), summarizer=(), sync-xhr=(), translator=(), unload=(), usb=(), web-share=(), window-management=(), xr-spatial-tracking=()",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "X-Content-Type-Options": "nosniff",
    }
  `)
})

test('behavior: opens the files for wallets to all origins', () => {
  for (const path of ['/manifest.json', '/icon.svg'])
    expect(securityHeaders(config, path)).toMatchObject({
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
  for (const path of ['/', '/config.json', '/assets/index.js'])
    expect(securityHeaders(config, path)).not.toHaveProperty(
      'Access-Control-Allow-Origin',
    )
})

test('behavior: puts exact origins alone into a header', () => {
  const walletOrigins = ["http://a.example/; script-src 'unsafe-inline'"]
  expect(
    securityHeaders({ walletOrigins })['Content-Security-Policy'],
  ).not.toContain('unsafe')
})
