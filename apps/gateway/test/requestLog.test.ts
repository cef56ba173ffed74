import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createApp } from '../src/api/http/createApp.ts'
import { createGateway } from '../src/main/createGateway.ts'
import { loadConfig } from '../src/platform/config/loadConfig.ts'
import type { Database } from '../src/platform/db/Database.ts'
import { describeError } from '../src/platform/log/describeError.ts'
import { alice } from './support/people.ts'
import { treasury } from './support/seed.ts'

const wallet = 'http://localhost:5173'
const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

/** The API with the log of the process, at the most talkative. */
const setUp = () => {
  const lines: Record<string, unknown>[] = []
  const output = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const serializers = { err: (error: unknown) => describeError(error) }
  const log = pino({ level: 'debug', serializers }, output)
  const broken = new Proxy({} as Database, {
    get: () => () => {
      throw Object.assign(new Error('Failed query: x\nparams: bob@b.example'), {
        query: 'select x',
        params: ['bob@b.example'],
      })
    },
  })
  const app = createApp(createGateway(loadConfig({}), broken, log))
  const send = (path: string, init: RequestInit = {}) =>
    app.request(`http://localhost:5180${path}`, {
      ...init,
      headers: { host: 'localhost:5180', ...init.headers },
    })
  return { lines, send }
}

test('default: logs one line per request, without secrets', async () => {
  const { lines, send } = setUp()
  const response = await send('/v1/chains/1337?token=secret', {
    headers: { cookie: 'session=secret', 'x-request-id': 'r-1' },
  })
  expect(response.headers.get('x-request-id')).toBe('r-1')
  expect(lines).toEqual([
    {
      level: 20,
      time: expect.any(Number),
      pid: expect.any(Number),
      hostname: expect.any(String),
      requestId: 'r-1',
      method: 'GET',
      route: '/v1/chains/:chainId',
      status: 200,
      ms: expect.any(Number),
      msg: 'request',
    },
  ])
})

test('behavior: every answer has an id, also a refusal', async () => {
  const { lines, send } = setUp()
  const answers = [
    await send('/health/live'),
    await send('/health/live', { headers: { 'x-request-id': 'a\tb' } }),
    await send('/v1/nowhere'),
    await send('/health/live', { headers: { host: 'evil.example' } }),
    await send('/v1/accounts', { method: 'POST', body: '{}' }),
    await send('/health/live', { method: 'OPTIONS' }),
  ]
  const ids = answers.map(({ headers }) => headers.get('x-request-id'))
  for (const id of ids) expect(id).toMatch(uuid)
  expect(new Set(ids).size).toBe(answers.length)
  expect(lines.map((line) => line['requestId'])).toEqual(ids)
  expect(lines.map((line) => line['status'])).toEqual([
    200, 200, 404, 421, 403, 204,
  ])
})

test('behavior: a page may read the id, and send one', async () => {
  const { send } = setUp()
  const headers = { origin: wallet }
  const answer = await send('/health/live', { headers })
  expect(answer.headers.get('access-control-expose-headers')).toBe(
    'ETag, Retry-After, X-Request-Id, X-Strongroom-Stale',
  )
  const preflight = await send('/health/live', { method: 'OPTIONS', headers })
  expect(preflight.headers.get('access-control-allow-headers')).toContain(
    'x-request-id',
  )
})

test('error: logs a failure with its id and leaves out the request', async () => {
  const { lines, send } = setUp()
  const path = `/v1/chains/1337/safes/${treasury.safe}`
  const response = await send(path, { headers: { 'x-request-id': 'r-2' } })
  expect(response.status).toBe(500)
  const text = JSON.stringify(lines)
  expect(text).not.toContain(treasury.safe)
  expect(text).not.toContain(alice.address)
  expect(text).not.toContain('bob')
  expect(lines.map(({ msg, requestId }) => [msg, requestId])).toEqual([
    ['request failed', 'r-2'],
    ['request', 'r-2'],
  ])
  expect(lines[0]).toMatchObject({ err: { message: 'Failed query: select x' } })
})
