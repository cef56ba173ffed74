import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { RefusalError } from '../../platform/errors/RefusalError.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { createLimits } from '../limits/createLimits.ts'
import { routes } from '../routes.ts'
import { servicePath } from '../transactionService/serviceRoute.ts'
import { toServiceError } from '../transactionService/toServiceError.ts'
import { type Connection, createCall, findChain } from './Call.ts'
import { createBodyParser } from './createBodyParser.ts'
import { createIndexWatch } from './createIndexWatch.ts'
import { cors, hostGuard, siteGuard, sizeGuard, writeGuard } from './guards.ts'
import { badRequest, cannot, type HttpError } from './HttpError.ts'
import type { Route } from './Route.ts'
import { readAddress } from './readAddress.ts'
import { requestId } from './requestId.ts'
import { sendBody, sendJson } from './sendBody.ts'
import { toHttpError } from './toHttpError.ts'

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string
    /** The pattern of the route that answers. */
    route: string | undefined
  }
}

/**
 * Names, counts and times each request. Log and metrics contain the route,
 * never the path: the path would reveal who looks at which safe.
 */
function observe({
  metrics,
  log,
}: Pick<Gateway, 'metrics' | 'log'>): MiddlewareHandler {
  return async (c, next) => {
    const began = performance.now()
    const id = requestId(c.req.header('x-request-id'))
    c.set('requestId', id)
    c.header('X-Request-Id', id)
    metrics.requestStarted()
    await next()
    const { method } = c.req
    const { status } = c.res
    const route = c.get('route') ?? 'none'
    const ms = performance.now() - began
    metrics.requestAnswered({ method, route, status, seconds: ms / 1_000 })
    log.debug?.(
      { requestId: id, method, route, status, ms: Math.round(ms * 10) / 10 },
      'request',
    )
  }
}

const maxDepth = 32

const tooLarge = () => badRequest(413, 'Request body is too large')

const readText = async (
  request: Request,
  maxBytes: number,
): Promise<string> => {
  const announced = Number(request.headers.get('content-length') ?? '0')
  if (announced > maxBytes) throw tooLarge()
  if (request.body === null) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > maxBytes) throw tooLarge()
    chunks.push(chunk)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Buffer.concat(chunks),
    )
  } catch {
    throw badRequest(400, 'Request body is not valid JSON')
  }
}

const refuseDangerous = (root: unknown): void => {
  const open: [value: unknown, depth: number][] = [[root, 0]]
  for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
    const [value, depth] = entry
    if (typeof value !== 'object' || value === null) continue
    if (depth >= maxDepth) {
      throw badRequest(400, 'Request body is nested too deeply')
    }
    if (Object.hasOwn(value, '__proto__')) {
      throw badRequest(400, 'Request body has a forbidden key')
    }
    for (const inner of Object.values(value)) open.push([inner, depth + 1])
  }
}

/** The JSON body; an empty one counts as `{}`. */
async function readBody(request: Request, maxBytes: number): Promise<unknown> {
  const text = await readText(request, maxBytes)
  if (text === '') return {}
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw badRequest(400, 'Request body is not valid JSON')
  }
  refuseDangerous(value)
  return value
}

const usualBody = 256 * 1_024
const probes = new Set(['/health/live', '/health/ready'])

const parserOf = (route: Route) => {
  const { body, prepare, maxBody = usualBody } = route
  if (body === undefined) return async () => undefined as never
  const parse = createBodyParser(body)
  return async (c: Context): Promise<never> => {
    const raw = await readBody(c.req.raw, maxBody)
    return parse(prepare ? prepare(raw) : raw)
  }
}

/** Refusals of the transaction service's routes have the form that scripts read. */
const inDialect = (c: Context, error: HttpError): HttpError =>
  c.req.path.startsWith(servicePath) ? toServiceError(error) : error

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
  /\/:chain(Id|\/api\/v\d)\/(safes|owners|modules|transactions|multisig)/.test(
    path,
  )

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
    const parseBody = parserOf(route)
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
      const chainId = isOfIndex(route)
        ? findChain(config, c.req.param())?.chainId
        : undefined
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
        c.env as Connection | undefined,
      )
      if (route.path.includes('/:chain')) call.chain()
      if (route.path.includes('/:safeAddress')) {
        readAddress(call.text('safeAddress'))
      }
      route.guard?.(call)
      const body = await parseBody(c)
      const value = await route.handle(call, body)
      const stale = chainId ? await indexes.staleness(chainId) : undefined
      if (stale) c.header(staleHeader, stale)
      if (!(value instanceof Response)) return sendJson(c, value, options)
      // Hono runs the handler of GET for HEAD and drops the body: without this
      // a stream would stay open without a reader.
      const isHead = c.req.method === 'HEAD'
      if (isHead) await value.body?.cancel()
      // A response that is returned directly would lack the headers of earlier
      // middleware.
      return c.newResponse(isHead ? null : value.body, value)
    })
  }
  app.notFound((c) =>
    sendError(
      c,
      inDialect(c, cannot(c.req.method, new URL(c.req.url).pathname)),
    ),
  )
  app.onError(async (thrown, c) => {
    const error =
      thrown instanceof RefusalError && thrown.reason === 'not-indexed'
        ? await indexes
            .explain(
              thrown,
              chainsAsked(config, findChain(config, c.req.param())?.chainId),
            )
            .catch((cause) => cause)
        : thrown
    gateway.disk.note(error)
    const answer = inDialect(c, toHttpError(error))
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
