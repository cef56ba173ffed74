import type { Context } from 'hono'
import {
  EncodedBody,
  EncodedJson,
  type Encoding,
} from '../../platform/pages/EncodedBody.ts'
import { acceptsEncoding } from './acceptsEncoding.ts'

type Status = 200 | 201 | 202 | 204 | 303

export interface SendOptions {
  status: Status
  /**
   * Whether the answer may be compressed. Its compressed length leaks how much
   * of the request it repeats, so answers with secrets are sent uncompressed.
   */
  compress: boolean
}

const encodings: readonly Encoding[] = ['br', 'gzip']

const tagOf = (tag: string, encoding: Encoding | undefined): string =>
  encoding === undefined ? tag : tag.replace(/"$/, `.${encoding}"`)

/**
 * The tag by which the client knows the body, in any encoding; `*` stands for
 * any version.
 */
const knownTag = (header: string, { tag }: EncodedBody): string | undefined => {
  // Most clients send this form, and it is the fastest to answer.
  if (header === tag) return tag
  for (const part of header.split(',')) {
    const known = part.trim().replace(/^W\//, '')
    if (known === '*') return tag
    if (known.replace(/\.(?:br|gzip)"$/, '"') === tag) return known
  }
  return undefined
}

/** Brotli where it is at hand, as it is once a body was sent before. */
const choose = (body: EncodedBody, accepted: string): Encoding | undefined => {
  const [br, gzip] = encodings.map((one) => acceptsEncoding(accepted, one))
  if (br && body.peek('br') !== undefined) return 'br'
  // Sent compressed before: it may be sent again.
  if (br && body.peek('gzip') !== undefined) {
    Promise.resolve(body.encode('br')).catch(() => undefined)
  }
  return gzip ? 'gzip' : br ? 'br' : undefined
}

/** Sends a body; one that the client already has costs only its tag. */
export function sendBody(
  c: Context,
  body: EncodedBody,
  { status, compress }: SendOptions,
): Response | Promise<Response> {
  c.header('Content-Type', body.type)
  for (const name in body.headers) c.header(name, body.headers[name])
  const isNegotiated = compress && body.isLarge
  if (isNegotiated) c.header('Vary', 'Origin, Accept-Encoding')
  const header = c.req.header('if-none-match')
  const known = header === undefined ? undefined : knownTag(header, body)
  if (known !== undefined) {
    c.header('ETag', known)
    return c.body(null, 304)
  }
  const accepted = isNegotiated ? c.req.header('accept-encoding') : undefined
  const encoding = accepted === undefined ? undefined : choose(body, accepted)
  c.header('ETag', tagOf(body.tag, encoding))
  if (encoding === undefined) return c.body(body.bytes, status as 200)
  c.header('Content-Encoding', encoding)
  const bytes = body.encode(encoding)
  return bytes instanceof Promise
    ? bytes.then((made) => c.body(made, status as 200))
    : c.body(bytes, status as 200)
}

/** Sends a value as JSON; null and undefined as an empty body. */
export function sendJson(
  c: Context,
  value: unknown,
  options: SendOptions,
): Response | Promise<Response> {
  const { status } = options
  if (value === undefined || value === null) return c.body(null, status)
  const isPage = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (isPage) {
    const body = value instanceof EncodedBody ? value : new EncodedJson(value)
    return sendBody(c, body, options)
  }
  c.header('Content-Type', 'application/json; charset=utf-8')
  return c.body(JSON.stringify(value), status as 200 | 201 | 202)
}
