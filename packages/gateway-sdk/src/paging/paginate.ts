import type { GatewayClient } from '../client/types.ts'
import type { Page } from '../schemas/index.ts'

/**
 * Goes through all items of a list, page after page. Stops at a link it has
 * already followed. Leave the loop early to stop reading.
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
export async function* paginate<
  P extends { readonly pageUrl?: string | null | undefined },
  T,
>(
  client: GatewayClient,
  action: (client: GatewayClient, parameters: P) => Promise<Page<T>>,
  parameters: P,
): AsyncGenerator<T, void, undefined> {
  const followed = new Set<string>()
  let page = await action(client, parameters)
  yield* page.results
  while (page.next && !followed.has(page.next)) {
    followed.add(page.next)
    page = await action(client, { ...parameters, pageUrl: page.next })
    yield* page.results
  }
}
