import { contentPolicy, siteHeaders } from '@strongroom/site/headers'
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
  const headers = siteHeaders({
    policy: contentPolicy({
      'frame-ancestors': ancestors.join(' ') || "'none'",
    }),
    // The popup wallet answers through its opener.
    opener: 'same-origin-allow-popups',
    referrer: 'strict-origin-when-cross-origin',
  })
  return publicFiles.has(path)
    ? {
        ...headers,
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Access-Control-Allow-Origin': '*',
      }
    : headers
}
