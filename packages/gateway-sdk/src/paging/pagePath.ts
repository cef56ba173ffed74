import type { GatewayClient } from '../client/types.ts'
import { ForeignPageUrlError } from '../errors/foreignPageUrlError.ts'

/**
 * Path to request for a page link: its part below the client's base URL, or all
 * of it when the client allows its origin. A gateway could otherwise send the
 * client, with its headers and cookies, to any host.
 * @throws ForeignPageUrlError
 */
export function pagePath(
  { baseUrl, pageOrigins }: GatewayClient,
  pageUrl: unknown,
): string {
  try {
    const { href, origin } = new URL(pageUrl as string)
    const base = new URL(`${baseUrl}/`).href
    if (href.startsWith(base)) return href.slice(base.length - 1)
    // The check excludes a user name before the host.
    if (pageOrigins.includes(origin) && href.startsWith(origin)) return href
  } catch {}
  throw new ForeignPageUrlError('The page URL is outside the base URL.', {
    url: pageUrl as string,
  })
}
