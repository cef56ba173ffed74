import { contentPolicy, siteHeaders } from '@strongroom/site/headers'
import { listRpcOrigins } from './src/config/listRpcOrigins.ts'
import type { WalletConfig } from './src/config/parseConfig.ts'

/** The part of a deployment's configuration that shapes its headers. */
export type HeadersConfig = Pick<WalletConfig, 'gatewayUrl'> &
  Partial<
    Pick<
      WalletConfig,
      | 'appOrigins'
      | 'chains'
      | 'offline'
      | 'reportUrl'
      | 'rpcOrigins'
      | 'sampleAppUrl'
      | 'walletConnectProjectId'
      | 'walletConnectRelayUrl'
    >
  >

/** Hashes of the scripts and inline styles of a document. */
export interface PageHashes {
  scripts: string[]
  styles: string[]
}

/** Hashes that the build writes into `dist/.vite/integrity.json`, by document. */
export interface SiteHashes {
  page: PageHashes
  reader: PageHashes
}

/** Fetches manifests of apps for the page; see `inline/manifest-reader.js`. */
const reader = '/manifest-reader.html'

/** Headers of scripts and fonts: no browser shows these files as pages. */
const assetHeaders = {
  // If a host sends a page at such a path, the page runs no script, sends no form, has
  // no origin, and no site can frame it.
  'Content-Security-Policy':
    "default-src 'none'; sandbox; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
}

const noHashes: PageHashes = { scripts: [], styles: [] }

const quoted = (hashes: readonly string[]) =>
  hashes.map((hash) => `'${hash}'`).join(' ') || "'none'"

const everyApp = ['https:', 'http://localhost:*', 'http://127.0.0.1:*']

const readerPolicy = ({ scripts }: PageHashes, apps: readonly string[]) =>
  [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${quoted(scripts)}`,
    `connect-src ${apps.join(' ')}`,
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
 * the server by which a phone verifies this site.
 *
 * A script runs if the build has written its hash: those of the page's own scripts and
 * of its list of hashes are in the policy, those of all parts in that list. The list
 * alone would be dropped by a policy without its hash, and the parts would run
 * unchecked; `Integrity-Policy` refuses parts that it does not name. Without hashes
 * no script runs.
 *
 * One document differs: the reader of manifests may connect to every site an app can be on,
 * and runs in a sandbox without an origin instead. Files in `/assets/` are no documents
 * and have a short policy: the page's would delay each of them by 2.4 kB on HTTP/1.1.
 *
 * @example
 * import { securityHeaders } from './headers.ts'
 * securityHeaders({ gatewayUrl: 'https://gateway.example' }, '/index.html')
 */
export function securityHeaders(
  config: HeadersConfig,
  path = '/',
  hashes: SiteHashes = { page: noHashes, reader: noHashes },
): Record<string, string> {
  if (path.startsWith('/assets/')) return { ...assetHeaders }
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
  const { appOrigins, sampleAppUrl, reportUrl } = config
  const sampleApp = sampleAppUrl ? [new URL(sampleAppUrl).origin] : []
  const listed = appOrigins && [...appOrigins, ...sampleApp]
  const apps = listed ?? everyApp
  const images = new Set([gateway, ...(listed ?? ['https:'])])
  // On a local stack neither the sample app nor an app under development is
  // served over https, and their icons are not either.
  if (sampleAppUrl?.startsWith('http:') && !listed)
    for (const host of ['localhost', '127.0.0.1'])
      images.add(`http://${host}:*`)
  const { scripts, styles } = hashes.page
  const page = contentPolicy({
    // The list of hashes binds the files that a script with a hash loads.
    'script-src': scripts.length
      ? `${quoted(scripts)} 'strict-dynamic'`
      : "'none'",
    // The list of hashes covers no worker, so a deployment can turn it off.
    'worker-src': config.offline === false ? "'none'" : "'self'",
    'manifest-src': "'self'",
    // One script may become a worker; see `features/install/releases/manageReleases.ts`.
    'trusted-types': 'service-worker',
    // Scripts have the style sheets and load the fonts, so hashes bind these too.
    'style-src': quoted(styles),
    'font-src': undefined,
    'img-src': `'self' data: ${[...images].join(' ')}`,
    'connect-src': `'self' ${[...connect].join(' ')}`,
    // With the reader of manifests.
    'frame-src': `'self' ${apps.join(' ')}`,
  })
  const headers = siteHeaders({
    policy: path === reader ? readerPolicy(hashes.reader, apps) : page,
    opener: 'same-origin-allow-popups',
    referrer: 'strict-origin-when-cross-origin',
    // For QR codes of addresses.
    camera: path !== reader,
    localNodes: path !== reader,
  })
  const integrity = 'blocked-destinations=(script)'
  if (!reportUrl) return { ...headers, 'Integrity-Policy': integrity }
  // These two would end a value of the policy.
  const url = new URL(reportUrl).href.replace(/[;,]/gu, encodeURIComponent)
  return {
    ...headers,
    'Content-Security-Policy': `${headers['Content-Security-Policy']}; report-uri ${url}; report-to own`,
    'Integrity-Policy': `${integrity}, endpoints=(own)`,
    'Reporting-Endpoints': `own="${url}"`,
  }
}
