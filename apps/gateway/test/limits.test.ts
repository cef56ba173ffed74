import { execFileSync } from 'node:child_process'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../src/api/http/createApp.ts'
import { type RunningServer, serve } from '../src/api/http/serve.ts'
import { createGateway } from '../src/main/createGateway.ts'
import { loadConfig } from '../src/platform/config/loadConfig.ts'
import type { DatabaseHandle } from '../src/platform/db/Database.ts'
import { openStore } from './support/describeStores.ts'
import { treasury } from './support/seed.ts'

const silent = { info: () => undefined, error: () => undefined }
const safe = `/v1/chains/1337/safes/${treasury.safe}`
const propose = `/v1/chains/1337/transactions/${treasury.safe}/propose`

let store: DatabaseHandle
let server: RunningServer
beforeAll(async () => {
  store = await openStore()
  const config = loadConfig({ GATEWAY_PORT: '0' })
  const app = createApp(createGateway(config, store.db, silent))
  server = await serve(app, { ...config, headersTimeout: 1_000 })
})
afterAll(async () => {
  await server?.close()
  await store?.close()
})

/** Sends text as it is, and reads until the other end closes. */
const sendRaw = async (head: string): Promise<string> => {
  const socket = connect(server.port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.on('error', () => undefined)
  socket.write(head)
  await new Promise((resolve) => socket.once('close', resolve))
  return answer
}

const head = (line: string, ...headers: string[]) =>
  [
    `${line} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    ...headers,
    '',
    '',
  ].join('\r\n')

const post = (body: string, length = body.length) =>
  sendRaw(
    head(
      `POST ${propose}`,
      'Content-Type: application/json',
      `Content-Length: ${length}`,
    ) + body,
  )

test('behavior: a batch of a thousand transfers fits into a proposal', async () => {
  // The schema refuses it, not its size.
  expect(await post(`{"data":"0x${'00'.repeat(500_000)}"}`)).toMatch(
    /^HTTP\/1\.1 422 /,
  )
})

test('error: a request line that names a foreign host', async () => {
  expect(await sendRaw(head('GET http://localhost/health/live'))).toMatch(
    /^HTTP\/1\.1 200 /,
  )
  for (const target of [
    'http://evil.example/health/live',
    'http://localhost.evil.example/health/live',
    'https://evil.example:5180/v1/chains',
  ]) {
    expect(await sendRaw(head(`GET ${target}`))).toMatch(/^HTTP\/1\.1 421 /)
  }
})

test('behavior: headers up to 16 KB', async () => {
  const fits = await sendRaw(
    head('GET /health/live', `X-A: ${'a'.repeat(15_000)}`),
  )
  expect(fits).toMatch(/^HTTP\/1\.1 200 /)
  const large = await sendRaw(
    head('GET /health/live', `X-A: ${'a'.repeat(17_000)}`),
  )
  expect(large).toMatch(/^HTTP\/1\.1 431 /)
  const many = Array.from({ length: 2_000 }, (_, n) => `X-${n}: aaaaaaaa`)
  expect(await sendRaw(head('GET /health/live', ...many))).toMatch(
    /^HTTP\/1\.1 431 /,
  )
})

test('behavior: 10,000 query parameters do not even fit', async () => {
  // The longest query that fits into the headers.
  const fit = await sendRaw(head(`GET ${safe}?${'a=1&'.repeat(3_000)}`))
  expect(fit).toMatch(/^HTTP\/1\.1 400 /)
  expect(fit).toContain('"message":"Too many query parameters"')
  const rest = await sendRaw(head(`GET ${safe}?${'a=1&'.repeat(10_000)}`))
  expect(rest).toMatch(/^HTTP\/1\.1 431 /)
})

test('behavior: a body that dribbles in is cut off', async () => {
  const socket = connect(server.port, '127.0.0.1')
  // A write that meets the closed end is how it is often noticed.
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.on('error', () => undefined)
  const began = performance.now()
  socket.write(
    head(
      `POST ${propose}`,
      'Content-Type: application/json',
      'Content-Length: 1000',
    ),
  )
  const dribble = setInterval(() => socket.write('x'), 1_000)
  await closed
  clearInterval(dribble)
  expect(performance.now() - began).toBeLessThan(30_000)
}, 40_000)

test.each([
  [
    'a large body',
    `"${'a'.repeat(1_050_000)}"`,
    413,
    'Request body is too large',
  ],
  [
    'a key that is none',
    '{"__proto__":{}}',
    400,
    'Request body has a forbidden key',
  ],
  [
    'a deeper one',
    '{"a":[{"__proto__":{"b":1}}]}',
    400,
    'Request body has a forbidden key',
  ],
  [
    'nesting',
    `${'['.repeat(40)}${']'.repeat(40)}`,
    400,
    'Request body is nested too deeply',
  ],
  ['no JSON', '{"a":', 400, 'Request body is not valid JSON'],
])('error: %s', async (_, body, status, message) => {
  const answer = await post(body)
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))).toEqual({
    message,
    error: expect.any(String),
    statusCode: status,
  })
})

const hasSs = (() => {
  try {
    return [execFileSync('ss', ['-ltnH'], { encoding: 'utf8' })]
  } catch {
    return []
  }
})()

test.each(hasSs)('behavior: listens on the loopback alone', () => {
  const listening = execFileSync('ss', ['-ltnH'], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/)[3] ?? '')
    .filter((address) => address.endsWith(`:${server.port}`))
    .map((address) => address.slice(0, -`:${server.port}`.length))
  expect(listening.length).toBeGreaterThan(0)
  for (const address of listening)
    expect(['127.0.0.1', '[::1]']).toContain(address)
})
