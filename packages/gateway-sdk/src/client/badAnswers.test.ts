/// <reference types="node" />
import type { ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ask, invalid, late, network, refused } from '../../test/http/ask.ts'
import { startServer, type TestServer } from '../../test/http/startServer.ts'
import { logout } from '../calls/accounts.gen.ts'
import { createSafeInfo } from '../testing/index.ts'
import { reportIssues, validateResponse } from '../validate/index.ts'
import { createGatewayClient } from './createGatewayClient.ts'
import type { GatewayClientOptions } from './types.ts'

const safe = JSON.stringify(createSafeInfo())
const rejections: unknown[] = []
const onRejection = (reason: unknown) => rejections.push(reason)
let server: TestServer | undefined

beforeAll(() => void process.on('unhandledRejection', onRejection))
afterAll(() => void process.off('unhandledRejection', onRejection))
afterEach(async () => {
  await server?.close()
  server = undefined
  expect(rejections).toEqual([])
})

const json = { 'Content-Type': 'application/json' }
const body =
  (text: string, status = 200) =>
  (response: ServerResponse) =>
    response.writeHead(status, json).end(text)
const forever = (response: ServerResponse, chunk: string | Buffer) => {
  const write = () => {
    while (!response.destroyed && response.write(chunk));
  }
  response.on('drain', write)
  write()
}

type Http = readonly [
  string,
  (response: ServerResponse) => unknown,
  object,
  GatewayClientOptions?,
]

// For what never ends by itself.
const brief = { timeout: 500 }

const answers: readonly Http[] = [
  [
    'HTML',
    body('<html>Welcome</html>'),
    { ...invalid(), body: '<html>Welcome</html>' },
  ],
  ['nothing', body(''), invalid()],
  ['white space', body(' \n'), invalid()],
  ['204', (response) => response.writeHead(204).end(), invalid(204)],
  [
    '304',
    (response) => response.writeHead(304).end(),
    refused(304, 'status Not Modified'),
  ],
  ['half of it', body(safe.slice(0, 99)), invalid()],
  ['two of them', body(safe + safe), invalid()],
  ['NaN', body('{"nonce":NaN}'), invalid()],
  ['a byte order mark', body(`\ufeff${safe}`), { value: JSON.parse(safe) }],
  [
    'duplicate keys: the last counts',
    body('{"nonce":1,"nonce":2}'),
    { value: { nonce: 2 } },
  ],
  ['null', body('null'), { value: null }],
  ['a wrong type, unchecked', body('[]'), { value: [] }],
  [
    'a wrong type, strict',
    body('[]'),
    { ...invalid(), body: [] },
    { validate: validateResponse },
  ],
  [
    'a wrong type, warned of',
    body('[]'),
    { value: [] },
    { validate: reportIssues(() => {}) },
  ],
  [
    'the right type, strict',
    body(safe),
    { value: JSON.parse(safe) },
    { validate: validateResponse },
  ],
  ['20 MB', body(`"${'a'.repeat(2e7)}"`), invalid()],
  ['9 MB of letters', body(`"${'a'.repeat(9e6)}"`), { value: 'a'.repeat(9e6) }],
  [
    'a body without end',
    (response) => forever(response, '['.repeat(65_536)),
    invalid(),
  ],
  [
    'a body that stalls',
    (response) => response.writeHead(200, json).write('{"a":'),
    late,
    brief,
  ],
  [
    'headers, then nothing',
    (response) => response.writeHead(200, json).flushHeaders(),
    late,
    brief,
  ],
  [
    'a failure that stalls',
    (response) => response.writeHead(500, json).write('{'),
    late,
    brief,
  ],
  ['nothing at all', () => {}, late, brief],
  ['a million levels', body('['.repeat(1e6) + ']'.repeat(1e6)), invalid()],
  ['a million objects', body('{"a":'.repeat(1e6)), invalid()],
  ['65 levels', body('['.repeat(65) + ']'.repeat(65)), invalid()],
  [
    'brackets in a text',
    body(JSON.stringify('[{\\"'.repeat(2e5))),
    { value: '[{\\"'.repeat(2e5) },
  ],
  [
    'a deep failure',
    body(`{"code":1,"message":${'['.repeat(1e5)}${']'.repeat(1e5)}}`, 400),
    refused(400, 'status Bad Request'),
  ],
  [
    'a message of several',
    body('{"code":1,"message":["a","b"]}', 400),
    refused(400, '1: a,b'),
  ],
  [
    'code 0',
    body('{"code":0,"message":"zero"}', 400),
    { ...refused(400, '0: zero'), code: 0 },
  ],
  [
    'a message that is no text',
    body('{"code":1,"message":{"toString":1}}', 400),
    refused(400, 'status Bad Request'),
  ],
  [
    'a code that is no text',
    body('{"code":{"toString":null},"message":"a"}', 400),
    refused(400, 'status Bad Request'),
  ],
  [
    'an HTML failure',
    body('<html>', 502),
    { ...refused(502, 'status Bad Gateway', true), body: '<html>' },
  ],
  [
    'a null failure',
    body('null', 500),
    { ...refused(500, 'status Internal Server Error', true), body: null },
  ],
  [
    '403',
    body('{"code":403,"message":"Forbidden resource"}', 403),
    refused(403, '403: Forbidden resource'),
  ],
  ['408', body('', 408), refused(408, 'status Request Timeout', true)],
  ['413', body('', 413), refused(413, 'status Payload Too Large', true)],
  [
    '429',
    body('', 429),
    {
      ...refused(429, 'status Too Many Requests', true),
      retryAfter: undefined,
    },
  ],
  ['503', body('', 503), refused(503, 'status Service Unavailable', true)],
  ['504', body('', 504), refused(504, 'status Gateway Timeout', true)],
  ['an unknown status', body('', 599), refused(599, 'status unknown')],
  [
    'a request id',
    (response) => response.writeHead(404, { 'X-Request-Id': 'r-1' }).end(),
    { status: 404, requestId: 'r-1' },
  ],
  [
    '10,000 headers',
    (response) => {
      for (let index = 0; index < 10_000; index++)
        response.setHeader(`x-${index}`, 'y')
      response.end(safe)
    },
    network,
  ],
  [
    'too little for its length',
    (response) => {
      response
        .writeHead(200, { ...json, 'Content-Length': '9999' })
        .write(safe, () => response.socket?.end())
    },
    network,
  ],
  [
    'gzip that is none',
    (response) =>
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('no'),
    network,
  ],
]

const after = (value: string): Http => [
  `429, Retry-After: ${value}`,
  (response) => response.writeHead(429, { 'Retry-After': value }).end(),
  {
    ...refused(429, 'status Too Many Requests', true),
    retryAfter: { '7': 7000, '1e9': 1e12 }[value],
  },
]
const waits = [
  '7',
  '1e9',
  '0',
  '-5',
  'soon',
  '',
  'Thu, 01 Jan 1970 00:00:00 GMT',
].map(after)

describe('an answer over HTTP', () => {
  const table = [...answers, ...waits].map(
    ([name, respond, expected, options]) => ({
      name,
      respond,
      expected,
      options,
    }),
  )

  test.each(table)('$name', async ({ respond, expected, options }) => {
    server = await startServer((_, response) => void respond(response))
    const result = await ask(server.url, options)
    expect(result).toMatchObject(expected)
    expect(server.count()).toBe(1)
  })

  test('Retry-After as a date', async () => {
    const date = new Date(Date.now() + 60_000).toUTCString()
    server = await startServer((_, response) => {
      response.writeHead(503, { 'Retry-After': date }).end()
    })
    const { retryAfter } = (await ask(server.url)) as { retryAfter?: number }
    expect(retryAfter).toBeGreaterThan(57_000)
    expect(retryAfter).toBeLessThanOrEqual(60_000)
  })

  test('hostile keys stay keys', async () => {
    const hostile = safe.replace(
      '{',
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},',
    )
    for (const validate of [
      undefined,
      reportIssues(() => {}),
      validateResponse,
    ]) {
      server = await startServer((_, response) => void response.end(hostile))
      const found = await ask(server.url, { validate })
      expect(found).toHaveProperty('value')
      expect(({} as { polluted?: unknown }).polluted).toBe(undefined)
      await server.close()
    }
  })

  test('an empty answer may hold anything', async () => {
    server = await startServer((_, response) => void response.end('<html>'))
    const client = createGatewayClient({
      baseUrl: server.url,
      validate: validateResponse,
    })
    expect(await logout(client)).toBe(undefined)
  })
})
