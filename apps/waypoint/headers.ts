import { contentPolicy, siteHeaders } from '@strongroom/site/headers'

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
  return {
    ...siteHeaders({
      policy: contentPolicy({
        'connect-src': ["'self'", ...new Set(rpcs)].join(' '),
      }),
      opener: 'unsafe-none',
      // The query contains the signed payload.
      referrer: 'no-referrer',
      localNodes: true,
    }),
    'X-Frame-Options': 'DENY',
  }
}
