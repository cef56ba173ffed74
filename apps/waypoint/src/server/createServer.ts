import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { dirname } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  SignJWT,
} from 'jose'
import type { Address } from 'viem'
import { parseConfig } from '../config/parseConfig.ts'
import type { Grant } from '../grant/hashGrant.ts'
import { createCodeStore } from './createCodeStore.ts'
import { readGrant } from './readGrant.ts'

/** The popup wallet's server can not work like this. */
class WaypointServerError extends Error {
  override readonly name = 'WaypointServerError'
}

/** The ES256 key that id tokens are signed with. */
interface SigningKey {
  privateKey: CryptoKey
  publicJwk: JWK
  kid: string
}

/**
 * Reads the key from a file, or makes one there that only its owner can read.
 * Throws a {@link WaypointServerError} when the file holds something else.
 */
async function loadSigningKey(file: string): Promise<SigningKey> {
  const text = (await readIfThere(file)) ?? (await createKey(file))
  try {
    const jwk = JSON.parse(text) as JWK
    const privateKey = await importJWK(jwk, 'ES256')
    const { kty, crv, x, y, d } = jwk
    if (privateKey instanceof Uint8Array || d === undefined)
      throw new TypeError('not a private key')
    const publicJwk = { kty, crv, x, y } as JWK
    const kid = await calculateJwkThumbprint(publicJwk)
    return {
      privateKey,
      kid,
      publicJwk: { ...publicJwk, kid, use: 'sig', alg: 'ES256' },
    }
  } catch (cause) {
    throw new WaypointServerError(
      `${file} does not hold a key for id tokens. Delete it to have one made.`,
      { cause },
    )
  }
}

async function createKey(file: string): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const text = JSON.stringify(await exportJWK(privateKey))
  await mkdir(dirname(file), { recursive: true })
  try {
    await writeFile(file, text, { mode: 0o600, flag: 'wx' })
    return text
  } catch (error) {
    // Another process was faster: its key counts.
    const made = await readIfThere(file)
    if (made !== undefined) return made
    throw error
  }
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Issues an id token for what an account granted; `lifetime` in seconds. */
function issueIdToken(
  key: SigningKey,
  grant: Grant & { address: Address },
  { lifetime, now }: { lifetime: number; now: number },
): Promise<string> {
  const { issuer, clientId, scope, name, address } = grant
  const seconds = Math.floor(now / 1000)
  return new SignJWT({
    scp: scope,
    sid: randomUUID(),
    ...(name !== undefined && scope.split(' ').includes('profile')
      ? { name }
      : {}),
  })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: key.kid })
    .setIssuer(issuer)
    .setSubject(subjectOf(issuer, address))
    .setAudience([clientId])
    .setJti(randomUUID())
    .setIssuedAt(seconds)
    .setNotBefore(seconds)
    .setExpirationTime(seconds + lifetime)
    .sign(key.privateKey)
}

/** A stable user id that hides the address. */
function subjectOf(issuer: string, address: Address): string {
  const hash = createHash('sha256')
    .update(`${issuer} ${address.toLowerCase()}`)
    .digest('hex')
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}

/** Options of {@link createServer}. */
export interface WaypointServerOptions {
  /** The same as is served as `/config.json`. */
  config: unknown
  /** The wallet's own origin: issuer of the id tokens. */
  origin: string
  /** Where the key of the id tokens is kept. */
  keyFile: string
  /** Seconds that an id token is good for; negative for expired ones. @default 3600 */
  lifetime?: number
  /** Milliseconds since 1970. @default Date.now */
  now?: () => number
}

/** The part of the popup wallet that files can not be. */
export interface WaypointServer {
  /** Whether a path is answered here rather than by the built site. */
  handles(path: string): boolean
  listener: RequestListener
  fetch(request: Request): Response | Promise<Response>
}

/**
 * Creates the server behind the popup wallet's pages: the key set, and id
 * tokens for accounts that prove their consent by a signature. It holds no key
 * of an account.
 *
 * Throws a {@link WaypointServerError} in production: its accounts live in
 * browser storage and cannot be restored.
 */
export async function createServer(
  options: WaypointServerOptions,
): Promise<WaypointServer> {
  if (process.env['NODE_ENV'] === 'production')
    throw new WaypointServerError(
      'The popup wallet is for development and does not start with NODE_ENV=production.',
    )
  const { origin, lifetime = 3600, now = Date.now } = options
  const config = parseConfig(options.config)
  const key = await loadSigningKey(options.keyFile)
  const codes = createCodeStore<Grant & { address: Address }>(now)
  const appOrigins = new Set(
    [...config.clients.values()].flatMap(({ origins }) => [...origins]),
  )
  const issue = (grant: Grant & { address: Address }) =>
    issueIdToken(key, grant, { lifetime, now: now() })

  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    c.header('Content-Security-Policy', "default-src 'none'")
    c.header('Referrer-Policy', 'no-referrer')
    c.header('X-Content-Type-Options', 'nosniff')
    if (c.req.method === 'POST') c.header('Cache-Control', 'no-store')
  })
  app.use(bodyLimit({ maxSize: 16 * 1024 }))
  app.use('/.well-known/*', cors({ origin: '*', allowMethods: ['GET'] }))
  app.get('/.well-known/jwks.json', (c) => c.json({ keys: [key.publicJwk] }))
  app.get('/.well-known/openid-configuration', (c) =>
    c.json({
      issuer: origin,
      jwks_uri: `${origin}/.well-known/jwks.json`,
      token_endpoint: `${origin}/oauth2/token`,
      response_types_supported: ['code', 'id_token'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
      code_challenge_methods_supported: ['S256'],
      scopes_supported: ['openid', 'profile', 'wallet'],
    }),
  )

  app.post('/oauth2/grant', async (c) => {
    // Only the wallet's own pages may call: another site's request has another
    // origin.
    if (c.req.header('origin') !== origin) return refuse(c, 'access_denied')
    const body = await readJson(c)
    const grant = await readGrant(body, { config, issuer: origin, now: now() })
    if (grant === undefined) return refuse(c, 'invalid_grant')
    return grant.codeChallenge === undefined
      ? c.json({ id_token: await issue(grant) })
      : c.json({ authorization_code: codes.add(grant) })
  })

  app.use(
    '/oauth2/token',
    cors({
      origin: (asking) => (appOrigins.has(asking) ? asking : null),
      allowMethods: ['POST'],
      allowHeaders: ['content-type'],
    }),
  )
  app.post('/oauth2/token', async (c) => {
    const isForm = /^application\/x-www-form-urlencoded\b/i.test(
      c.req.header('content-type') ?? '',
    )
    const { code, code_verifier, client_id } = Object(
      isForm ? await c.req.parseBody() : await readJson(c),
    ) as Record<string, unknown>
    if (typeof code !== 'string' || typeof code_verifier !== 'string')
      return refuse(c, 'invalid_request')
    const grant = codes.take(code)
    const isProven =
      grant !== undefined &&
      grant.codeChallenge === challengeOf(code_verifier) &&
      (client_id === undefined || client_id === grant.clientId)
    if (!isProven) return refuse(c, 'invalid_grant')
    const hasAddress = grant.scope.split(' ').includes('wallet')
    return c.json({
      id_token: await issue(grant),
      ...(hasAddress ? { address: grant.address } : {}),
      token_type: 'Bearer',
      expires_in: lifetime,
    })
  })

  return {
    handles: (path) =>
      path.startsWith('/oauth2/') || path.startsWith('/.well-known/'),
    listener: getRequestListener(app.fetch),
    fetch: (request) => app.fetch(request),
  }
}

type OAuthError = 'access_denied' | 'invalid_grant' | 'invalid_request'

function refuse(c: Context, error: OAuthError) {
  return c.json({ error }, error === 'access_denied' ? 403 : 400)
}

async function readJson(c: Context): Promise<unknown> {
  try {
    return await c.req.json()
  } catch {
    return undefined
  }
}

/** The S256 challenge of a verifier (RFC 7636). */
function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}
