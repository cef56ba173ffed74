import { safeParse } from '@strongroom/gateway-sdk/schemas'
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { RefusalError } from '../../platform/errors/RefusalError.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { toChecksum } from '../../platform/toChecksum.ts'
import { createLimits } from '../limits/createLimits.ts'
import { routes } from '../routes.ts'
import { createCall } from './Call.ts'
import { cors } from './cors.ts'
import { createIndexWatch } from './createIndexWatch.ts'
import { hostGuard, siteGuard, sizeGuard, writeGuard } from './guards.ts'
import { cannot, type HttpError, invalid } from './HttpError.ts'
import { observe } from './observe.ts'
import type { Route } from './Route.ts'
import { readAddress } from './readAddress.ts'
import { readBody } from './readBody.ts'
import { sendBody, sendJson } from './sendBody.ts'
import { toHttpError } from './toHttpError.ts'

interface Connection {
  incoming?: { socket?: { remoteAddress?: string } }
}

const usualBody = 256 * 1_024
const probes = new Set(['/health/live', '/health/ready'])

const parseBody = async (route: Route, c: Context): Promise<never> => {
  const { body, prepare, maxBody = usualBody } = route
  if (body === undefined) return undefined as never
  const raw = await readBody(c.req.raw, maxBody)
  const result = safeParse(body, prepare ? prepare(raw) : raw, {
    checksum: toChecksum,
  })
  if (result.success) return result.data
  throw invalid(
    result.issues[0] ?? { code: 'custom', path: [], message: 'Invalid input' },
  )
}

const sendError = (
  c: Context,
  { status, body, headers }: HttpError,
): Response => {
  // The rest of a refused upload is not worth reading.
  if (status === 413) c.header('Connection', 'close')
  return c.json(body, status as ContentfulStatusCode, headers)
}

/** Header with the reason why an answer may be older than the chain. */
const staleHeader = 'X-Strongroom-Stale'

/** Answers of other routes do not come from the index. */
const isOfIndex = ({ method, path }: Route): boolean =>
  method === 'get' &&
  /\/:chainId\/(safes|owners|transactions|multisig)/.test(path)

/** A route without a chain looks on all of them. */
const chainsAsked = (
  { chains }: Gateway['config'],
  chainId: string | undefined,
): string[] =>
  chainId === undefined ? chains.map((chain) => chain.chainId) : [chainId]

/** The whole HTTP surface, without a listener. */
export function createApp(gateway: Gateway): Hono {
  const { config, log } = gateway
  const app = new Hono({ strict: false })
  app.use(observe(gateway))
  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-cache')
    c.header('X-Content-Type-Options', 'nosniff')
    return next()
  })
  app.use(hostGuard(config.allowedHosts))
  app.use(cors(config.allowedOrigins))
  const limits = createLimits(gateway)
  const indexes = createIndexWatch(gateway)
  const limitAll = limits('general')
  app.use(async (c, next) => {
    // A probe that is refused would restart or unplug a gateway that works.
    if (!probes.has(c.req.path)) limitAll(c)
    return next()
  })
  app.use(sizeGuard)
  app.use(writeGuard(config.allowedOrigins))
  for (const route of routes) {
    const limit = route.limit && limits(route.limit)
    const options = {
      status: route.status ?? 200,
      // The length of a compressed answer could leak private data.
      compress: !route.sameSite && !route.security && !route.headers,
    }
    app.on(route.method.toUpperCase(), route.path, async (c) => {
      c.set('route', route.path)
      if (route.sameSite) {
        siteGuard((name) => c.req.header(name), config.allowedOrigins)
      }
      limit?.(c)
      const chainId = isOfIndex(route) ? c.req.param('chainId') : undefined
      const kept = route.kept?.(gateway, c.req.url)
      if (kept !== undefined) {
        const stale = chainId && indexes.knownStaleness(chainId)
        if (stale) c.header(staleHeader, stale)
        return sendBody(c, kept, options)
      }
      const call = createCall(
        gateway,
        c.req.param(),
        c.req.raw,
        (c.env as Connection | undefined)?.incoming?.socket?.remoteAddress,
      )
      if (route.path.includes('/:chainId')) call.chain()
      if (route.path.includes('/:safeAddress')) {
        readAddress(call.text('safeAddress'))
      }
      route.guard?.(call)
      const body = await parseBody(route, c)
      const value = await route.handle(call, body)
      const stale = chainId ? await indexes.staleness(chainId) : undefined
      if (stale) c.header(staleHeader, stale)
      // Sent as it is, a response would lack the headers of what came before.
      return value instanceof Response
        ? c.newResponse(value.body, value)
        : sendJson(c, value, options)
    })
  }
  app.notFound((c) =>
    sendError(c, cannot(c.req.method, new URL(c.req.url).pathname)),
  )
  app.onError(async (thrown, c) => {
    const error =
      thrown instanceof RefusalError && thrown.reason === 'not-indexed'
        ? await indexes
            .explain(thrown, chainsAsked(config, c.req.param('chainId')))
            .catch((cause) => cause)
        : thrown
    gateway.room.note(error)
    const answer = toHttpError(error)
    if (answer.status >= 500) {
      log.error(
        {
          err: error,
          requestId: c.get('requestId'),
          method: c.req.method,
          route: c.get('route'),
        },
        'request failed',
      )
    }
    return sendError(c, answer)
  })
  return app
}
