import { expect, test } from 'vitest'
import { securityHeaders } from '../../headers.ts'

test('default', () => {
  expect(securityHeaders()).toMatchInlineSnapshot(`
    {
      "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
      "Cross-Origin-Opener-Policy": "unsafe-none",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Permissions-Policy": "accelerometer=(), aria-notify=(), autoplay=(), bluetooth=(), browsing-topics=(), camera=(), captured-surface-control=(), clipboard-read=(), compute-pressure=(), cross-origin-isolated=(), deferred-fetch=(), deferred-fetch-minimal=(), digital-credentials-create=(), digital-credentials-get=(), display-capture=(), encrypted-media=(), gamepad=(), geolocation=(), gyroscope=(), hid=(), identity-credentials-get=(), idle-detection=(), interest-cohort=(), keyboard-map=(), language-detector=(), language-model=(), local-fonts=(), local-network=(self), local-network-access=(self), loopback-network=(self), magnetometer=(), media-playback-while-not-visible=(), microphone=(), midi=(), on-device-speech-recognition=(), otp-credentials=(), payment=(), picture-in-picture=(), private-state-token-issuance=(), private-state-token-redemption=(), publickey-credentials-create=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), speaker-selection=(), storage-access=(), summarizer=(), sync-xhr=(), translator=(), unload=(), usb=(), web-share=(), window-management=(), xr-spatial-tracking=()",
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
    }
  `)
})

test('behavior: the opener stays, frames do not', () => {
  const headers = securityHeaders()
  expect(headers['Cross-Origin-Opener-Policy']).not.toBe('same-origin')
  expect(headers['Content-Security-Policy']).toContain("frame-ancestors 'none'")
  expect(headers['Content-Security-Policy']).not.toContain('unsafe')
})

test('behavior: connects to the configured chains alone', () => {
  const { 'Content-Security-Policy': policy } = securityHeaders({
    chains: {
      2021: { rpcUrl: 'http://127.0.0.1:8546/path?key=1' },
      2020: { rpcUrl: 'http://127.0.0.1:8546' },
    },
  })
  expect(policy).toContain("connect-src 'self' http://127.0.0.1:8546; ")
})
