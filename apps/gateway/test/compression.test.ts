import { get, type IncomingMessage } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendBody } from '../src/api/http/sendBody.ts'
import { loadConfig } from '../src/platform/config/loadConfig.ts'
import type { DatabaseHandle } from '../src/platform/db/Database.ts'
import { EncodedJson } from '../src/platform/pages/EncodedBody.ts'
import { openStore } from './support/describeStores.ts'
import { seedSafe, treasury } from './support/seed.ts'
import { startServer } from './support/startServer.ts'

let store: DatabaseHandle
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  store = await openStore()
  await seedSafe(store.db)
  server = await startServer({ db: store.db, config: loadConfig({}) })
})
afterAll(async () => {
  await server?.close()
  await store?.close()
})

/** The answer as it is on the wire: `fetch` would decompress it. */
const ask = async (path: string, headers: Record<string, string> = {}) => {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${server.url}${path}`, { headers }, resolve).on('error', reject)
  })
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  const { 'content-encoding': encoding, vary, etag } = response.headers
  return { status: response.statusCode, encoding, vary, etag, body }
}

const vary = 'Origin, Accept-Encoding'
const document = '/openapi.json'

test('default: gzip at first, brotli once it is prepared, as it is without', async () => {
  const plain = await ask(document)
  expect(plain).toMatchObject({ status: 200, encoding: undefined, vary })
  const zipped = await ask(document, { 'accept-encoding': 'gzip, br' })
  expect(zipped).toMatchObject({ encoding: 'gzip', vary })
  expect(gunzipSync(zipped.body)).toEqual(plain.body)
  expect(zipped.body.length).toBeLessThan(plain.body.length / 8)
  let best = zipped
  await expect
    .poll(async () => {
      best = await ask(document, { 'accept-encoding': 'gzip, br' })
      return best.encoding
    })
    .toBe('br')
  expect(best.vary).toBe(vary)
  expect(brotliDecompressSync(best.body)).toEqual(plain.body)
  const tags = new Set([plain.etag, zipped.etag, best.etag])
  expect(tags.size).toBe(3)
  // A client has it in one of the forms, and may accept another one now.
  for (const etag of tags) {
    const known = await ask(document, {
      'if-none-match': `"x", W/${etag}`,
      'accept-encoding': 'br',
    })
    expect(known).toMatchObject({ status: 304, etag, vary })
    expect(known.body.length).toBe(0)
  }
})

test('behavior: pages of lists and single answers', async () => {
  const path = `/v1/chains/1337/safes/${treasury.safe}`
  for (const each of [path, '/v1/chains']) {
    const plain = await ask(each)
    const zipped = await ask(each, { 'accept-encoding': 'gzip' })
    const large = plain.body.length >= 1_024
    expect([each, zipped.encoding]).toEqual([each, large ? 'gzip' : undefined])
    if (large) expect(gunzipSync(zipped.body)).toEqual(plain.body)
  }
})

test('behavior: tiny answers and refusals are left as they are', async () => {
  for (const path of ['/about', '/v1/chains/5', '/v1/auth/me']) {
    const answer = await ask(path, { 'accept-encoding': 'gzip, br' })
    expect(answer).toMatchObject({ encoding: undefined, vary: 'Origin' })
  }
})

test('behavior: answers to one person alone are not compressed', async () => {
  const body = new EncodedJson('x'.repeat(100_000))
  const app = new Hono().get('/:compress', (c) =>
    sendBody(c, body, {
      status: 200,
      compress: c.req.param('compress') === 'yes',
    }),
  )
  const headers = { 'accept-encoding': 'gzip' }
  const encodings = await Promise.all(
    ['/yes', '/no'].map(async (path) =>
      (await app.request(path, { headers })).headers.get('content-encoding'),
    ),
  )
  expect(encodings).toEqual(['gzip', null])
})
