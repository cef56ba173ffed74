/** The part of a window that opening a link needs. */
export interface DeepLinkWindow {
  readonly parent: unknown
  readonly document: Pick<Document, 'createElement'>
  readonly location: { href: string }
  open(url: string, target: string, features: string): unknown
}

/**
 * Opens a deep link in the way that works: a tab from within a frame, a link
 * for http(s) (iOS keeps a blank tab otherwise), the address for an app's own
 * scheme. Call it in the tap.
 *
 * @example
 * ```ts
 * import { deepLink, openDeepLink, roninLinks } from '@strongroom/connectors/walletconnect'
 *
 * const onTap = (uri: string) => openDeepLink(deepLink(roninLinks.app, uri))
 * ```
 */
export function openDeepLink(
  href: string,
  window: DeepLinkWindow = globalThis.window,
): void {
  const { protocol } = new URL(href)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  const isScript = /^(?:javascript|data|vbscript|blob|file):$/.test(protocol)
  if (isScript) throw new TypeError('This is not a link to a wallet.')
  if (window.parent !== window) {
    window.open(href, '_blank', 'noreferrer,noopener')
  } else if (isWeb) {
    const link = window.document.createElement('a')
    link.href = href
    link.target = '_blank'
    link.rel = 'noreferrer noopener'
    link.click()
  } else {
    window.location.href = href
  }
}
