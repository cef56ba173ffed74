import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { requestGrant } from '../grant/requestGrant.ts'
import { createServer, type WaypointServerOptions } from './createServer.ts'

const origin = 'http://127.0.0.1:5175'
const app = 'https://app.example'
const config = {
  chains: {},
  clients: { demo: { name: 'Demo', origins: [app] } },
}
const account = privateKeyToAccount(generatePrivateKey())
const verifier = 'a'.repeat(64)
const codeChallenge = createHash('sha256').update(verifier).digest('base64url')

let folder: string
let now: number

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waypoint-server-'))
  now = Date.now()
})

afterEach(() => rm(folder, { recursive: true, force: true }))

async function start(options: Partial<WaypointServerOptions> = {}) {
  const server = await createServer({
    config,
    origin,
    keyFile: join(folder, 'keys', 'key.json'),
    now: () => now,
    ...options,
  })
  const fetchFrom = (from: string) => (input: unknown, init?: RequestInit) =>
    Promise.resolve(
      server.fetch(
        new Request(new URL(String(input), origin), {
          ...init,
          headers: { ...Object(init?.headers), origin: from },
        }),
      ),
    )
  const grant = (fields: object = {}, from = origin) =>
    requestGrant(
      account,
      { clientId: 'demo', scope: 'openid wallet', ...fields },
      { origin, fetch: fetchFrom(from), now: () => now },
    )
  const token = async (body: object) => {
    const response = await fetchFrom(app)('/oauth2/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { response, body: (await response.json()) as Record<string, string> }
  }
  const keySet = async () => {
    const response = await fetchFrom(app)('/.well-known/jwks.json')
    return { response, jwks: await response.json() }
  }
  return { server, fetchFrom, grant, token, keySet }
}

test('default', async () => {
  const { grant, keySet } = await start()
  const result = await grant({ scope: 'openid profile', name: 'Account 1' })
  if (!('id_token' in result)) throw new Error('no token')
  const { response, jwks } = await keySet()
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(JSON.stringify(jwks)).not.toContain('"d"')
  const { payload, protectedHeader } = await jwtVerify(
    result.id_token,
    createLocalJWKSet(jwks),
    { issuer: origin, audience: 'demo' },
  )
  expect(protectedHeader).toMatchObject({ alg: 'ES256', typ: 'JWT' })
  expect(payload).toMatchObject({
    aud: ['demo'],
    scp: 'openid profile',
    name: 'Account 1',
    exp: Math.floor(now / 1000) + 3600,
  })
  expect(JSON.stringify(payload)).not.toContain(account.address)
})

test('behavior: the key and the user id outlive a restart', async () => {
  const first = await start()
  const second = await start()
  expect((await first.keySet()).jwks).toEqual((await second.keySet()).jwks)
  const tokens = [await first.grant(), await second.grant()].map((result) =>
    'id_token' in result ? decodeJwt(result.id_token) : {},
  )
  expect(tokens[0]?.sub).toBe(tokens[1]?.sub)
  expect(tokens[0]?.jti).not.toBe(tokens[1]?.jti)
  const { mode } = await stat(join(folder, 'keys', 'key.json'))
  expect(mode & 0o077).toBe(0)
})

test('behavior: a lifetime of its own, expired ones too', async () => {
  const { grant } = await start({ lifetime: -60 })
  const result = await grant()
  const { exp = 0 } = 'id_token' in result ? decodeJwt(result.id_token) : {}
  expect(exp).toBe(Math.floor(now / 1000) - 60)
})

describe('behavior: codes', () => {
  test('are exchanged once, for the matching verifier', async () => {
    const { grant, token } = await start()
    const result = await grant({ codeChallenge })
    if (!('authorization_code' in result)) throw new Error('no code')
    const code = result.authorization_code
    const { response, body } = await token({ code, code_verifier: verifier })
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe(app)
    expect(body).toMatchObject({ address: account.address, expires_in: 3600 })
    expect(decodeJwt(String(body['id_token'])).aud).toEqual(['demo'])
    const again = await token({ code, code_verifier: verifier })
    expect(again.body).toEqual({ error: 'invalid_grant' })
  })

  test('are exchanged for a form request too', async () => {
    const { grant, fetchFrom } = await start()
    const result = await grant({ codeChallenge })
    const response = await fetchFrom(app)('/oauth2/token', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        code: 'authorization_code' in result ? result.authorization_code : '',
        code_verifier: verifier,
        client_id: 'demo',
      }).toString(),
    })
    expect(response.status).toBe(200)
  })

  test.each([
    [{ code_verifier: 'b'.repeat(64) }, 0],
    [{ client_id: 'other' }, 0],
    [{}, 61_000],
    [{ code: 'x' }, 0],
  ])('error: %j after %i ms', async (changes, wait) => {
    const { grant, token } = await start()
    const result = await grant({ codeChallenge })
    const code = 'authorization_code' in result ? result.authorization_code : ''
    now += wait
    const { body } = await token({ code, code_verifier: verifier, ...changes })
    expect(body).toEqual({ error: 'invalid_grant' })
  })

  test('error: a request without a code', async () => {
    const { token } = await start()
    for (const body of [{}, [], { code: 1 }])
      expect((await token(body)).body).toEqual({ error: 'invalid_request' })
  })
})

describe('error: a grant that the account did not just sign', () => {
  test('from another site', async () => {
    const { grant } = await start()
    await expect(grant({}, app)).rejects.toThrow('answered 403')
  })

  test('for an unknown client, with a bad challenge, with a long scope', async () => {
    const { grant } = await start()
    for (const fields of [
      { clientId: 'nobody' },
      { clientId: '__proto__' },
      { codeChallenge: 'plain' },
      { scope: 'x'.repeat(501) },
    ])
      await expect(grant(fields)).rejects.toThrow('answered 400')
  })

  test('changed, late, for another wallet, of another account', async () => {
    const { fetchFrom } = await start()
    const seen: string[] = []
    const capture = async (_: unknown, init?: RequestInit) => {
      seen.push(String(init?.body))
      return Response.json({ id_token: '' })
    }
    const sign = (of: string) =>
      requestGrant(
        account,
        { clientId: 'demo', scope: 'openid' },
        { origin: of, fetch: capture, now: () => now },
      )
    await sign(origin)
    await sign('http://localhost:5175')
    const [body = '', foreign = ''] = seen
    const good = JSON.parse(body)
    const stranger = privateKeyToAccount(generatePrivateKey()).address
    const post = async (value: object | string, wait = 0) => {
      now += wait
      const response = await fetchFrom(origin)('/oauth2/grant', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: typeof value === 'string' ? value : JSON.stringify(value),
      })
      now -= wait
      return response.status
    }
    expect(await post(good)).toBe(200)
    expect(await post({ ...good, scope: 'openid wallet' })).toBe(400)
    expect(await post({ ...good, name: 'x' })).toBe(400)
    expect(await post({ ...good, address: stranger })).toBe(400)
    expect(await post({ ...good, signature: '0x00' })).toBe(400)
    expect(await post(foreign)).toBe(400)
    expect(await post(good, 61_000)).toBe(400)
    expect(await post('{')).toBe(400)
    expect(await post('null')).toBe(400)
    expect(await post({ ...good, more: 'x'.repeat(20_000) })).toBe(413)
  })
})

test('behavior: a browser reads tokens for registered apps alone', async () => {
  const { fetchFrom } = await start()
  const response = await fetchFrom('https://evil.example')('/oauth2/token', {
    method: 'OPTIONS',
  })
  expect(response.headers.get('access-control-allow-origin')).toBe(null)
})

test('error: a file that holds no key is left alone', async () => {
  const keyFile = join(folder, 'other.json')
  await writeFile(keyFile, '{"kty":"EC"}')
  await expect(start({ keyFile })).rejects.toThrow(
    'does not hold a key for id tokens. Delete it to have one made.',
  )
  expect(await readFile(keyFile, 'utf8')).toBe('{"kty":"EC"}')
})

test('error: in production', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  await expect(start()).rejects.toThrowErrorMatchingInlineSnapshot(
    `[WaypointServerError: The popup wallet is for development and does not start with NODE_ENV=production.]`,
  )
  vi.unstubAllEnvs()
})
