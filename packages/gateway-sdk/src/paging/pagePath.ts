import type { GatewayClient } from '../client/types.ts'
import { ForeignPageUrlError } from '../errors/foreignPageUrlError.ts'

/**
 * The part of a page link below the client's base URL. A gateway could
 * otherwise send the client, with its headers and cookies, to any host.
 * @throws ForeignPageUrlError
 */
export function pagePath(client: GatewayClient, pageUrl: string): string {
  const base = `${client.baseUrl}/`
  try {
    const { href } = new URL(pageUrl)
    if (href.startsWith(new URL(base).href))
      return href.slice(new URL(base).href.length - 1)
  } catch {}
  throw new ForeignPageUrlError('The page URL is outside the base URL.', {
    url: pageUrl,
  })
}
