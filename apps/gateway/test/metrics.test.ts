import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { loadConfig } from '../src/platform/config/loadConfig.ts'
import type { Database } from '../src/platform/db/Database.ts'
import { indexer } from '../src/platform/db/schema/chain.ts'
import { createApi } from './support/api.ts'
import { describeOneStore } from './support/describeStores.ts'
import { alice } from './support/people.ts'
import { hashOf, seedSafe, treasury } from './support/seed.ts'
import { startServer } from './support/startServer.ts'

/** Requests as Prometheus does; fetch would set a browser's headers. */
const ask = (url: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; type: string; body: string }>(
    (resolve, reject) => {
      request(url, { headers }, (response) => {
        const { statusCode = 0, headers } = response
        const type = headers['content-type'] ?? ''
        text(response).then(
          (body) => resolve({ status: statusCode, type, body }),
          reject,
        )
      })
        .on('error', reject)
        .end()
    },
  )

describeOneStore('metrics', (store) => {
  const serveIt = (settings: Record<string, string> = {}, db = store.db) =>
    startServer({ db, config: loadConfig(settings) })

  test('default', async () => {
    await seedSafe(store.db)
    await store.db.insert(indexer).values([
      {
        chainId: '1337',
        genesisHash: hashOf('genesis'),
        head: 10,
        headHash: hashOf('head'),
        headTimestamp: 1_000,
        chainHead: 13,
        checkedAt: 5_000,
      },
    ])
    const { url, close } = await serveIt()
    const safe = `/v1/chains/1337/safes/${treasury.safe}`
    await ask(`${url}${safe}`)
    await ask(`${url}${safe}/transactions/queued?x=secret`)
    await ask(`${url}/v1/nowhere/${alice.address}`)
    await ask(`${url}/health/live`, { host: 'evil.example' })
    const { status, type, body } = await ask(`${url}/metrics`)
    await close()
    expect(status).toBe(200)
    expect(type).toBe('text/plain; version=0.0.4; charset=utf-8')
    const route = '/v1/chains/:chainId/safes/:safeAddress'
    for (const line of [
      `gateway_http_requests_total{method="GET",route="${route}",status="200"} 1`,
      `gateway_http_requests_total{method="GET",route="${route}/transactions/queued",status="200"} 1`,
      'gateway_http_requests_total{method="GET",route="none",status="404"} 1',
      'gateway_http_requests_total{method="GET",route="none",status="421"} 1',
      'gateway_http_requests_in_flight 1',
      'gateway_chain_indexed_block{chain_id="1337"} 10',
      'gateway_chain_head_block{chain_id="1337"} 13',
      'gateway_chain_lag_blocks{chain_id="1337"} 3',
      'gateway_chain_checked_timestamp_seconds{chain_id="1337"} 5',
      'gateway_rpc_requests_total{chain_id="1337",outcome="failed"} 0',
      'gateway_rpc_breaker_open{chain_id="1337"} 0',
      'gateway_chain_backfilled{chain_id="1337"} 0',
      'gateway_chain_read_ratio{chain_id="1337"} 0.785',
      'gateway_leader 0',
      'gateway_store_up 1',
    ]) {
      expect(body.split('\n')).toContain(line)
    }
    expect(body).toMatch(/\nprocess_resident_memory_bytes \d+\n/)
    // The metrics contain neither addresses nor made-up paths.
    expect(body).not.toMatch(/0x|secret|nowhere/)
  })

  test('behavior: reports an unreachable store without waiting for it', async () => {
    const down = new Proxy({} as Database, {
      get: () => () => ({ from: () => Promise.reject(new Error('down')) }),
    })
    const { url, close } = await serveIt({}, down)
    const { status, body } = await ask(`${url}/metrics`)
    await close()
    expect(status).toBe(200)
    expect(body).toContain('\ngateway_store_up 0\n')
    expect(body).not.toContain('gateway_chain_lag_blocks{')
  })

  test.each([
    { 'x-forwarded-for': '127.0.0.1' },
    { forwarded: 'for=127.0.0.1' },
    { 'x-real-ip': '127.0.0.1' },
    { via: '1.1 proxy' },
    { origin: 'http://localhost:5173' },
    { 'sec-fetch-site': 'cross-site' },
  ])('error: read through %j', async (headers) => {
    const { url, close } = await serveIt()
    const { status, body } = await ask(`${url}/metrics`, { ...headers })
    await close()
    expect(status).toBe(404)
    expect(JSON.parse(body)).toEqual({
      message: 'Cannot GET /metrics',
      error: 'Not Found',
      statusCode: 404,
    })
  })

  test.each([
    [{ GATEWAY_METRICS: 'off' }, 404],
    [{ GATEWAY_METRICS: '10.0.0.0/8' }, 404],
    [{ GATEWAY_METRICS: '127.0.0.0/8' }, 200],
    [{ GATEWAY_PUBLIC_URL: 'https://gateway.example' }, 404],
    [
      {
        GATEWAY_PUBLIC_URL: 'https://gateway.example',
        GATEWAY_METRICS: 'loopback',
      },
      200,
    ],
  ])('behavior: %j answers %i', async (settings, expected) => {
    const { url, close } = await serveIt({ ...settings })
    const { status } = await ask(`${url}/metrics`)
    await close()
    expect(status).toBe(expected)
  })

  test('error: a client from an unlisted network gets a 404', async () => {
    const api = createApi({ db: store.db })
    expect((await api.get('/metrics')).status).toBe(404)
  })
})
