import type { Signal } from '../client/globals.ts'
import type { GatewayClient } from '../client/types.ts'
import {
  GatewayAbortError,
  InvalidResponseError,
} from '../errors/requestErrors.ts'
import type { Page } from '../types/index.gen.ts'

interface ListParameters {
  readonly pageUrl?: string | null | undefined
  readonly signal?: Signal | undefined
}

/**
 * Goes through a list page by page. To go on later, keep a page's `next` and
 * pass it as `pageUrl`. Stops at a link it has already followed.
 *
 * @throws GatewayError and its kinds, `ForeignPageUrlError` among them
 * @example
 * import { createGatewayClient, getTransactionHistory, paginatePages } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * let next: string | null | undefined
 * for await (const page of paginatePages(client, getTransactionHistory, {
 *   chainId: '1',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 * })) {
 *   next = page.next
 *   if (page.results.length > 0) break
 * }
 */
export async function* paginatePages<P extends ListParameters, T>(
  client: GatewayClient,
  action: (client: GatewayClient, parameters: P) => Promise<Page<T>>,
  parameters: P,
): AsyncGenerator<Page<T>, void, undefined> {
  const followed = new Set<unknown>()
  let pageUrl = parameters.pageUrl
  do {
    followed.add(pageUrl)
    const page = await action(client, { ...parameters, pageUrl })
    if (!Array.isArray(page?.results))
      throw new InvalidResponseError('The gateway sent an invalid response.', {
        body: page,
      })
    yield page
    pageUrl = page.next
  } while (pageUrl && !followed.has(pageUrl))
}

/**
 * Goes through all items of a list, page after page. Leave the loop early to
 * stop reading; an abort ends it between two items, too.
 *
 * @throws GatewayError and its kinds, `ForeignPageUrlError` among them
 * @example
 * import { createGatewayClient, getTransactionHistory, paginate } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * for await (const item of paginate(client, getTransactionHistory, {
 *   chainId: '1',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 * })) {
 *   if (item.type === 'TRANSACTION') break
 * }
 */
export async function* paginate<P extends ListParameters, T>(
  client: GatewayClient,
  action: (client: GatewayClient, parameters: P) => Promise<Page<T>>,
  parameters: P,
): AsyncGenerator<T, void, undefined> {
  for await (const { results } of paginatePages(client, action, parameters))
    for (const item of results) {
      const { signal } = parameters
      if (signal?.aborted)
        throw new GatewayAbortError('The request was aborted.', {
          cause: signal.reason,
        })
      yield item
    }
}
