import { safePath } from '../client/segments.ts'
import type { CallOptions, GatewayClient } from '../client/types.ts'
import { pagePath } from '../paging/pagePath.ts'
import type { Address, Page, QueuedItem } from '../schemas/index.ts'

/**
 * Lists the transactions that wait for confirmations or execution, with labels
 * and headers of conflicting nonces between them.
 *
 * `GET /v1/chains/{chainId}/safes/{safeAddress}/transactions/queued`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getTransactionQueue } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getTransactionQueue(client, {
 *   chainId: '1',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 * })
 */
export async function getTransactionQueue(
  client: GatewayClient,
  parameters: getTransactionQueue.Parameters,
): Promise<getTransactionQueue.ReturnType> {
  const { pageUrl } = parameters
  return client.request({
    call: 'getTransactionQueue',
    ...(pageUrl
      ? { path: pagePath(client, pageUrl) }
      : {
          path: `${safePath(parameters)}/transactions/queued`,
          query: { trusted: parameters.trusted, cursor: parameters.cursor },
        }),
    options: parameters,
  })
}

export declare namespace getTransactionQueue {
  type Parameters = {
    readonly chainId: string
    readonly safeAddress: Address
    /** Leave out transactions nobody signed. @default true, by the gateway */
    readonly trusted?: boolean | undefined
    /** `limit=20&offset=20`; the gateway's own links carry one. */
    readonly cursor?: string | undefined
    /** A `next` or `previous` link; takes the place of the query. */
    readonly pageUrl?: string | null | undefined
  } & CallOptions
  type ReturnType = Page<QueuedItem>
}
