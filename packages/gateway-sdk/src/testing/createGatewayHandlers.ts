import type { HttpHandler } from 'msw'
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
} from '../types/index.gen.ts'
import type { GatewaySwitches } from './handlers/createGatewaySwitches.ts'
import { createRouteHandlers } from './handlers/createRouteHandlers.ts'
import { fixtureAnswers } from './handlers/fixtureAnswers.ts'
import type { GatewayAnswers } from './handlers/types.ts'

/** Answers of `createGatewayHandlers`; each has a default from the fixtures. */
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
  /** Answers to any calls, by name; they come before the other options. */
  readonly answers?: GatewayAnswers | undefined
  /** Failures to turn on and off, of `createGatewaySwitches`. */
  readonly switches?: GatewaySwitches | undefined
}

/**
 * MSW handlers that answer every call for a gateway with one safe, made of
 * fixtures unless given. Writes do not change the answers: use
 * `createFakeGateway` for that.
 *
 * @example
 * import { createGatewayHandlers, createSafeInfo } from '@strongroom/gateway-sdk/testing'
 * import { setupServer } from 'msw/node'
 *
 * const server = setupServer(
 *   ...createGatewayHandlers({ safe: createSafeInfo({ threshold: 1 }) }),
 * )
 * server.listen({ onUnhandledFrame: 'error' })
 * server.close()
 */
export function createGatewayHandlers(
  options: GatewayHandlersOptions = {},
): HttpHandler[] {
  const { baseUrl = 'https://safe-client.safe.global', switches } = options
  return createRouteHandlers(fixtureAnswers(options), { baseUrl, switches })
}
