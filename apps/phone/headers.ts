import { contentPolicy } from '@strongroom/site/headers'

/** The part of the configuration that shapes the headers. */
export interface HeadersConfig {
  relayUrl: string
  chains: Readonly<Record<string, { rpcUrl: string }>>
}

/** The response headers of the phone wallet: it reaches its relay and its chains. */
export function securityHeaders(config: HeadersConfig): Record<string, string> {
  const hosts = [
    config.relayUrl,
    // The library checks at this server whether an app's site is genuine;
    // offline it continues.
    'https://verify.walletconnect.org',
    ...Object.values(config.chains).map(({ rpcUrl }) => rpcUrl),
  ].map((url) => new URL(url).origin)
  return {
    'Content-Security-Policy': contentPolicy({
      'font-src': undefined,
      'connect-src': ["'self'", ...new Set(hosts)].join(' '),
      'object-src': undefined,
      'require-trusted-types-for': undefined,
      'trusted-types': undefined,
    }),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  }
}
