/** The part of the configuration that shapes the headers. */
export interface HeadersConfig {
  chains?: Readonly<Record<string, { rpcUrl: string }>>
}

/**
 * The response headers every file of the popup wallet must be served with.
 *
 * The wallet must never be framed, since a click in it signs, and must keep
 * its opener, since the answer goes there: no `same-origin` opener policy. It
 * connects to itself and to the chains of its configuration.
 */
export function securityHeaders(
  config: HeadersConfig = {},
): Record<string, string> {
  const rpcs = Object.values(config.chains ?? {}).map(
    ({ rpcUrl }) => new URL(rpcUrl).origin,
  )
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...new Set(rpcs)].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    'Cross-Origin-Opener-Policy': 'unsafe-none',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    // The query contains the signed payload.
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  }
}
