import type { SampleConfig } from './src/config/parseConfig.ts'

// Files that a wallet fetches to list the app, from its own origin.
const publicFiles = new Set(['/manifest.json', '/icon.svg'])

/**
 * The response headers of one file of the app. Only the configured wallets may
 * frame it, and only the manifest and the icon are readable from elsewhere.
 */
export function securityHeaders(
  config: Pick<SampleConfig, 'walletOrigins'>,
  path = '/',
): Record<string, string> {
  // Only exact origins may get into the header.
  const ancestors = config.walletOrigins.map((url) => new URL(url).origin)
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-ancestors ${ancestors.join(' ') || "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]
  const isPublic = publicFiles.has(path)
  return {
    'Content-Security-Policy': policy.join('; '),
    // The popup wallet answers through its opener.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': isPublic ? 'cross-origin' : 'same-origin',
    ...(isPublic ? { 'Access-Control-Allow-Origin': '*' } : {}),
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  }
}
