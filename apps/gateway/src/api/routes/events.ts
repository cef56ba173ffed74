import { textParameter } from '@strongroom/gateway-schemas/calls/parameters'
import type { StreamDialect } from '../../platform/live/EventStreams.ts'
import type { Call } from '../http/Call.ts'
import { HttpError, tooMany } from '../http/HttpError.ts'
import { type Route, route } from '../http/Route.ts'

/** Seconds after which a refused client may come back. */
const wait = 30

const headers = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store, no-transform',
  // Proxies hold an answer back until it is large, unless told otherwise.
  'X-Accel-Buffering': 'no',
}

const stream = async (
  call: Call,
  dialect: StreamDialect,
  chainIds: readonly string[],
): Promise<Response> => {
  const body = await call.gateway.live.open({
    dialect,
    chainIds,
    safe: call.address('safeAddress'),
    lastEventId: call.header('last-event-id'),
    network: call.network(),
    cut: call.cut,
  })
  if (body === 'client') throw tooMany(wait * 1_000)
  if (typeof body === 'string') {
    throw new HttpError(
      503,
      { code: 503, message: 'No more streams are possible now' },
      { 'Retry-After': String(wait) },
    )
  }
  return new Response(body, { headers })
}

const described = {
  errors: [429, 503],
  headers: {
    'Last-Event-ID': textParameter(
      'Id of the last event that the client has: the later ones follow, or `reset`.',
      '1f2e3d4c5b6a-42',
    ),
  },
  produces: 'text/event-stream',
} as const

export const eventRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/v1/chains/:chainId/safes/:safeAddress/events',
    operationId: 'streamEvents',
    summary:
      'Server-sent events of a safe: ready, change and reset, which asks to read all anew',
    ...described,
    handle: (call) => stream(call, 'own', [call.chain().chainId]),
  }),
  route({
    method: 'get',
    path: '/events/sse/:safeAddress',
    operationId: 'streamServiceEvents',
    summary: "The same events on every chain, as Safe's events service sends",
    ...described,
    handle: (call) =>
      stream(
        call,
        'service',
        call.gateway.config.chains.map(({ chainId }) => chainId),
      ),
  }),
]
