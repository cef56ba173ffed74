import { safePath } from '../client/segments.ts'
import type { CallOptions, GatewayClient } from '../client/types.ts'
import { pagePath } from '../paging/pagePath.ts'
import type { Address, HistoryItem, Page } from '../schemas/index.ts'

/**
 * Lists what happened, newest first, with a label before each day.
 *
 * `GET /v1/chains/{chainId}/safes/{safeAddress}/transactions/history`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getTransactionHistory } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getTransactionHistory(client, {
 *   chainId: '1',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   timezone: 'Europe/Zurich',
 * })
 */
export async function getTransactionHistory(
  client: GatewayClient,
  parameters: getTransactionHistory.Parameters,
): Promise<getTransactionHistory.ReturnType> {
  const { pageUrl } = parameters
  return client.request({
    call: 'getTransactionHistory',
    ...(pageUrl
      ? { path: pagePath(client, pageUrl) }
      : {
          path: `${safePath(parameters)}/transactions/history`,
          query: {
            trusted: parameters.trusted,
            imitation: parameters.imitation,
            timezone: parameters.timezone,
            cursor: parameters.cursor,
          },
        }),
    options: parameters,
  })
}

export declare namespace getTransactionHistory {
  type Parameters = {
    readonly chainId: string
    readonly safeAddress: Address
    readonly trusted?: boolean | undefined
    /** False leaves out address-poisoning copies. */
    readonly imitation?: boolean | undefined
    /** IANA name, by which days are told apart. */
    readonly timezone?: string | undefined
    /** `limit=20&offset=20`; the gateway's own links carry one. */
    readonly cursor?: string | undefined
    /** A `next` or `previous` link; takes the place of the query. */
    readonly pageUrl?: string | null | undefined
  } & CallOptions
  type ReturnType = Page<HistoryItem>
}
