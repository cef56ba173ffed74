import { expect, test } from 'vitest'
import { contentPolicy, siteHeaders } from './headers.ts'

test('default', () => {
  expect(
    siteHeaders({
      policy: contentPolicy(),
      opener: 'same-origin',
      referrer: 'no-referrer',
    }),
  ).toMatchInlineSnapshot(`
    {
      "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Permissions-Policy": "accelerometer=(), camera=(), compute-pressure=(), display-capture=(), gamepad=(), geolocation=(), gyroscope=(), hid=(), identity-credentials-get=(), idle-detection=(), keyboard-map=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), otp-credentials=(), payment=(), serial=(), usb=(), window-management=(), xr-spatial-tracking=()",
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
    }
  `)
})

test('behavior: a change keeps the place of its directive, undefined drops it', () => {
  expect(
    contentPolicy({
      'img-src': "'self'",
      'frame-src': 'https:',
      'object-src': undefined,
    }),
  ).toMatchInlineSnapshot(
    `"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; frame-src https:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'"`,
  )
})
