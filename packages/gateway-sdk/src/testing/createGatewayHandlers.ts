import { type HttpHandler, HttpResponse, http } from 'msw'
import type {
  Balances,
  ChainInfo,
  CreationTransaction,
  HistoryItem,
  Nonces,
  QueuedItem,
  SafeInfo,
  SafeOverview,
  TransactionDetails,
} from '../schemas/index.ts'
import {
  createBalances,
  createChainInfo,
  createCreationTransaction,
  createPage,
  createSafeInfo,
  createTransactionDetails,
  createTransactionItem,
} from './fixtures.ts'

export interface GatewayHandlersOptions {
  /** @default 'https://safe-client.safe.global' */
  readonly baseUrl?: string | undefined
  readonly chains?: readonly ChainInfo[] | undefined
  readonly safe?: SafeInfo | undefined
  readonly balances?: Balances | undefined
  readonly nonces?: Nonces | undefined
  readonly queue?: readonly QueuedItem[] | undefined
  readonly history?: readonly HistoryItem[] | undefined
  readonly details?: TransactionDetails | undefined
  readonly overviews?: readonly SafeOverview[] | undefined
  readonly creation?: CreationTransaction | undefined
}

/**
 * MSW handlers that answer for a gateway with one safe, made of fixtures unless
 * given. Put handlers of your own before them to change or fail single calls.
 *
 * @example
 * import { createGatewayHandlers, createSafeInfo } from '@strongroom/gateway-sdk/testing'
 * import { setupServer } from 'msw/node'
 *
 * const server = setupServer(
 *   ...createGatewayHandlers({ safe: createSafeInfo({ threshold: 1 }) }),
 * )
 * server.listen({ onUnhandledFrame: 'error' })
 */
export function createGatewayHandlers(
  options: GatewayHandlersOptions = {},
): HttpHandler[] {
  const { baseUrl = 'https://safe-client.safe.global' } = options
  const safe = options.safe ?? createSafeInfo()
  const details = options.details ?? createTransactionDetails()
  const chains = options.chains ?? [createChainInfo()]
  const nonces = options.nonces ?? {
    currentNonce: safe.nonce,
    recommendedNonce: safe.nonce + 1,
  }
  const queue = options.queue ?? [
    { type: 'LABEL', label: 'Next' },
    createTransactionItem(),
  ]
  const overview: SafeOverview = {
    address: safe.address,
    chainId: safe.chainId,
    threshold: safe.threshold,
    owners: safe.owners,
    fiatTotal: '0',
    queued: 1,
    awaitingConfirmation: null,
  }
  const chain = `${baseUrl}/v1/chains/:chainId`
  const path = `${chain}/safes/:safeAddress`
  const get = (url: string, body: object) =>
    http.get(url, () => HttpResponse.json(body))
  return [
    get(`${baseUrl}/v1/chains`, createPage([...chains])),
    http.get(chain, ({ params }) => {
      const found = chains.find(({ chainId }) => chainId === params['chainId'])
      return found === undefined
        ? HttpResponse.json(
            { code: 404, message: 'No such chain' },
            { status: 404 },
          )
        : HttpResponse.json(found)
    }),
    get(path, safe),
    get(`${path}/nonces`, nonces),
    get(`${path}/balances/:currency`, options.balances ?? createBalances()),
    get(`${path}/transactions/queued`, createPage([...queue])),
    get(
      `${path}/transactions/history`,
      createPage([...(options.history ?? [])]),
    ),
    get(
      `${path}/transactions/creation`,
      options.creation ?? createCreationTransaction(),
    ),
    get(`${chain}/owners/:ownerAddress/safes`, {
      safes: [safe.address.value],
    }),
    get(`${baseUrl}/v1/owners/:ownerAddress/safes`, {
      [safe.chainId]: [safe.address.value],
    }),
    get(`${baseUrl}/v1/safes`, [...(options.overviews ?? [overview])]),
    get(`${chain}/transactions/:transactionId`, details),
    http.post(`${chain}/transactions/:safeAddress/propose`, () =>
      HttpResponse.json(details),
    ),
    http.post(`${chain}/transactions/:safeTxHash/confirmations`, () =>
      HttpResponse.json(details),
    ),
    http.delete(
      `${chain}/transactions/:safeTxHash`,
      () => new HttpResponse(null),
    ),
  ]
}
