import { expect, test } from 'vitest'
import {
  type HeadersConfig,
  type SiteHashes,
  securityHeaders,
} from '../../headers.ts'

const hashes: SiteHashes = {
  page: { scripts: ['sha256-a', 'sha256-b'], styles: ['sha256-c'] },
  reader: { scripts: ['sha256-d'], styles: [] },
}

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
      "Content-Security-Policy": "default-src 'none'; script-src 'none'; style-src 'none'; img-src 'self' data: http://localhost:5180 https:; connect-src 'self' http://localhost:5180 http://127.0.0.1:8545 http://127.0.0.1:8546 https://rpc.example; frame-src 'self' https: http://localhost:* http://127.0.0.1:*; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types service-worker; worker-src 'self'; manifest-src 'self'",
      "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Integrity-Policy": "blocked-destinations=(script)",
      "Permissions-Policy": "accelerometer=(), aria-notify=(), autoplay=(self), bluetooth=(), browsing-topics=(), camera=(self), captured-surface-control=(), clipboard-read=(), compute-pressure=(), cross-origin-isolated=(), deferred-fetch=(), deferred-fetch-minimal=(), digital-credentials-create=(), digital-credentials-get=(), display-capture=(), encrypted-media=(), gamepad=(), geolocation=(), gyroscope=(), hid=(), identity-credentials-get=(), idle-detection=(), interest-cohort=(), keyboard-map=(), language-detector=(), language-model=(), local-fonts=(), local-network=(self), local-network-access=(self), loopback-network=(self), magnetometer=(), media-playback-while-not-visible=(self), microphone=(), midi=(), on-device-speech-recognition=(), otp-credentials=(), payment=(), picture-in-picture=(), private-state-token-issuance=(), private-state-token-redemption=(), publickey-credentials-create=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), speaker-selection=(), storage-access=(), summarizer=(), sync-xhr=(), translator=(), unload=(), usb=(), web-share=(), window-management=(), xr-spatial-tracking=()",
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

test('behavior: allows the inline scripts and styles of the build alone, and what the scripts name by hash', () => {
  const config = { gatewayUrl: 'https://gateway.example' }
  const headers = (path: string) => securityHeaders(config, path, hashes)
  expect(headers('/index.html')).toMatchObject({
    'Content-Security-Policy': expect.stringContaining(
      "script-src 'sha256-a' 'sha256-b' 'strict-dynamic'; style-src 'sha256-c';",
    ),
    'Integrity-Policy': 'blocked-destinations=(script)',
  })
  expect(headers('/manifest-reader.html')['Content-Security-Policy']).toContain(
    "script-src 'sha256-d';",
  )
})

test('behavior: a file in /assets/ has few headers, and a page in its place does nothing', () => {
  const config = {
    gatewayUrl: 'https://gateway.example',
    reportUrl: 'https://reports.example/',
  }
  expect(securityHeaders(config, '/assets/index-1.js', hashes)).toEqual({
    'Content-Security-Policy':
      "default-src 'none'; sandbox; frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  })
  // A worker takes the policy of its own answer.
  expect(securityHeaders(config, '/worker-1.js', hashes)).toEqual(
    securityHeaders(config, '/', hashes),
  )
})

test('behavior: runs no script without the hashes of a build', () => {
  const config = { gatewayUrl: 'https://gateway.example' }
  for (const path of ['/', '/manifest-reader.html'])
    expect(securityHeaders(config, path)['Content-Security-Policy']).toContain(
      "script-src 'none';",
    )
})

test('behavior: frames and icons come from the chosen apps alone, where a deployment chooses', () => {
  const config = {
    gatewayUrl: 'https://gateway.example',
    appOrigins: ['https://app.example'],
    sampleAppUrl: 'http://127.0.0.1:5174/app',
  }
  const policyOf = (path: string) =>
    securityHeaders(config, path)['Content-Security-Policy']
  expect(policyOf('/')).toContain(
    "img-src 'self' data: https://gateway.example https://app.example http://127.0.0.1:5174;",
  )
  expect(policyOf('/')).toContain(
    "frame-src 'self' https://app.example http://127.0.0.1:5174;",
  )
  expect(policyOf('/manifest-reader.html')).toContain(
    'connect-src https://app.example http://127.0.0.1:5174;',
  )
})

test('behavior: allows no worker where the wallet is not stored', () => {
  const workers = (offline?: boolean) =>
    securityHeaders({
      gatewayUrl: 'https://gateway.example',
      ...(offline !== undefined && { offline }),
    })['Content-Security-Policy']?.match(/worker-src [^;]*/u)?.[0]
  expect(workers()).toBe("worker-src 'self'")
  expect(workers(false)).toBe("worker-src 'none'")
})

test('behavior: reports what was refused to the deployment’s own address', () => {
  const headers = securityHeaders({
    gatewayUrl: 'https://gateway.example',
    reportUrl: 'https://reports.example/a;b,c"',
  })
  const url = 'https://reports.example/a%3Bb%2Cc%22'
  expect(headers['Reporting-Endpoints']).toBe(`own="${url}"`)
  expect(headers['Integrity-Policy']).toBe(
    'blocked-destinations=(script), endpoints=(own)',
  )
  expect(headers['Content-Security-Policy']).toMatch(
    new RegExp(`; report-uri ${url}; report-to own$`, 'u'),
  )
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
    `"sandbox allow-scripts; default-src 'none'; script-src 'none'; connect-src https: http://localhost:* http://127.0.0.1:*; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'"`,
  )
})

test('behavior: icons of apps on this machine are allowed on a local stack alone', () => {
  const images = (sampleAppUrl: string) =>
    securityHeaders({ gatewayUrl: 'https://gateway.example', sampleAppUrl })[
      'Content-Security-Policy'
    ]?.match(/img-src [^;]*/)?.[0]
  expect(images('http://127.0.0.1:5174/app')).toBe(
    "img-src 'self' data: https://gateway.example https: http://localhost:* http://127.0.0.1:*",
  )
  expect(images('https://sample.example')).toBe(
    "img-src 'self' data: https://gateway.example https:",
  )
})
