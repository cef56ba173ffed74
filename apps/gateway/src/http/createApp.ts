import { safeParse } from '@strongroom/gateway-sdk/schemas'
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Gateway } from '../Gateway.ts'
import { createCall } from './Call.ts'
import { cors } from './cors.ts'
import { hostGuard, sizeGuard, writeGuard } from './guards.ts'
import { cannot, type HttpError, invalid } from './HttpError.ts'
import type { Route } from './Route.ts'
import { readAddress, toChecksum } from './readAddress.ts'
import { readBody } from './readBody.ts'
import { routes } from './routes.ts'
import { sendJson } from './sendJson.ts'
import { toHttpError } from './toHttpError.ts'

const maxBody = 256 * 1_024

const parseBody = async (route: Route, c: Context): Promise<never> => {
  const { body, prepare } = route
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

const sendError = (c: Context, { status, body }: HttpError): Response => {
  // The rest of a refused upload is not worth reading.
  if (status === 413) c.header('Connection', 'close')
  return c.json(body, status as ContentfulStatusCode)
}

/** The whole HTTP surface; serves nothing by itself. */
export function createApp(gateway: Gateway): Hono {
  const { config, log } = gateway
  const app = new Hono({ strict: false })
  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-cache')
    c.header('X-Content-Type-Options', 'nosniff')
    return next()
  })
  app.use(hostGuard(config.allowedHosts))
  app.use(cors(config.allowedOrigins))
  app.use(sizeGuard)
  app.use(writeGuard(config.allowedOrigins))
  for (const route of routes) {
    app.on(route.method.toUpperCase(), route.path, async (c) => {
      const call = createCall(gateway, c.req.param(), new URL(c.req.url))
      if (route.path.includes('/:chainId')) call.chain()
      if (route.path.includes('/:safeAddress')) {
        readAddress(call.text('safeAddress'))
      }
      const body = await parseBody(route, c)
      const value = await route.handle(call, body)
      return value instanceof Response
        ? value
        : sendJson(c, value, route.status ?? 200)
    })
  }
  app.notFound((c) =>
    sendError(c, cannot(c.req.method, new URL(c.req.url).pathname)),
  )
  app.onError((error, c) => {
    const answer = toHttpError(error)
    if (answer.status >= 500) {
      log.error(
        { err: error, method: c.req.method, path: c.req.path },
        'request failed',
      )
    }
    return sendError(c, answer)
  })
  return app
}
