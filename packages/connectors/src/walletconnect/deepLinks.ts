/** How a mobile wallet is opened. `{uri}` and `{url}` are replaced, encoded. */
export interface DeepLinkTemplates {
  /** Opens the app, if it is installed. */
  app: string
  /** Opens the app, or the site of those who lack it. */
  universal: string
  /** Opens a page in the app's own browser. */
  browser: string
  /** Brings the app to the front for a request it already has. */
  wake: string
}

/** The links of Ronin's mobile wallet. */
export const roninLinks: DeepLinkTemplates = {
  app: 'roninwallet://auth-connect?uri={uri}',
  universal: 'https://wallet.roninchain.com/auth-connect?uri={uri}',
  browser: 'roninwallet://in_app_browser?url={url}',
  wake: 'roninwallet://',
}

/**
 * Fills a template. Render the result as a real link: phones follow the scheme
 * of an app only after a tap, so have the pairing URI before there is one.
 *
 * @example
 * ```ts
 * import { deepLink, roninLinks } from '@strongroom/connectors/walletconnect'
 *
 * const href = (uri: string) => deepLink(roninLinks.universal, uri)
 * ```
 */
export function deepLink(template: string, value: string): string {
  return template.replace(/\{(?:uri|url)\}/, () => encodeURIComponent(value))
}
