import { contentPolicy, siteHeaders } from '@strongroom/site/headers'
import { listRpcOrigins } from './src/config/listRpcOrigins.ts'
import type { WalletConfig } from './src/config/parseConfig.ts'

/** The part of a deployment's configuration that shapes its headers. */
export type HeadersConfig = Pick<WalletConfig, 'gatewayUrl'> &
  Partial<
    Pick<
      WalletConfig,
      | 'chains'
      | 'rpcOrigins'
      | 'sampleAppUrl'
      | 'walletConnectProjectId'
      | 'walletConnectRelayUrl'
    >
  >

/** Hashes of the scripts and styles that the build writes into the page. */
export interface InlineHashes {
  scripts: string[]
  styles: string[]
}

/** Fetches manifests of apps for the page; see `public/manifest-reader.js`. */
const reader = '/manifest-reader'

const readerPolicy = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'self'",
  'connect-src https: http://localhost:* http://127.0.0.1:*',
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/**
 * The response headers a file of the wallet must be served with.
 *
 * Connections are limited to the page itself, the gateway, the RPC endpoints of
 * the configuration and, where it names a project, WalletConnect's relay and
 * the server by which a phone verifies this site; scripts come from the page's
 * own origin, inline scripts and styles are blocked except those whose hashes the
 * build has written to `dist/.vite/inline.json`. One document differs: the reader of manifests may connect to every site an app can be on,
 * and runs in a sandbox without an origin instead.
 *
 * @example
 * import { securityHeaders } from './headers.ts'
 * securityHeaders({ gatewayUrl: 'https://gateway.example' }, '/index.html')
 */
export function securityHeaders(
  config: HeadersConfig,
  path = '/',
  inline: InlineHashes = { scripts: [], styles: [] },
): Record<string, string> {
  const gateway = new URL(config.gatewayUrl).origin
  const connect = new Set([gateway, ...listRpcOrigins(config)])
  // Messages to wallets on phones go through the relay, encrypted; the phone
  // verifies this site at the other server.
  const { walletConnectProjectId, walletConnectRelayUrl } = config
  if (walletConnectProjectId)
    connect
      .add(
        walletConnectRelayUrl
          ? new URL(walletConnectRelayUrl).origin
          : 'wss://relay.walletconnect.org',
      )
      .add('https://verify.walletconnect.org')
  const images = new Set([gateway])
  // On a local stack neither the sample app nor an app under development is
  // served over https, and their icons are not either.
  if (config.sampleAppUrl?.startsWith('http:'))
    for (const host of ['localhost', '127.0.0.1'])
      images.add(`http://${host}:*`)
  const allow = (hashes: readonly string[]) =>
    ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ')
  const page = contentPolicy({
    'script-src': allow(inline.scripts),
    'manifest-src': "'self'",
    // One script may become a worker; see `features/install/appUpdate.ts`.
    'trusted-types': 'service-worker',
    'style-src': allow(inline.styles),
    'img-src': `'self' data: https: ${[...images].join(' ')}`,
    'connect-src': `'self' ${[...connect].join(' ')}`,
    'frame-src': 'https: http://localhost:* http://127.0.0.1:*',
  })
  const headers = siteHeaders({
    policy: path === `${reader}.html` ? readerPolicy : page,
    opener: 'same-origin-allow-popups',
    referrer: 'strict-origin-when-cross-origin',
    // For QR codes of addresses.
    camera: path !== `${reader}.html`,
  })
  // A document without an origin is a stranger to its own script.
  if (path === `${reader}.js`)
    headers['Cross-Origin-Resource-Policy'] = 'cross-origin'
  return headers
}
