/// <reference types="node" />
import { request as forward, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import { startServer } from '../../test/http/startServer.ts'
import { createGatewayClient } from '../client/createGatewayClient.ts'
import { createSafeInfo } from '../testing/index.ts'
import { watchEvents } from './watchEvents.ts'
import { type SafeChange, watchSafe } from './watchSafe.ts'

const place = {
  chainId: '1',
  safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
} as const

const stops: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})

/** A gateway that streams, behind a proxy that passes whole answers on. */
async function startBuffered() {
  const streams = new Set<ServerResponse>()
  let safe = createSafeInfo()
  const gateway = await startServer((request, response) => {
    if (!request.url?.endsWith('/events')) {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(safe))
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('id: a-1\nevent: ready\ndata: {}\n\n')
    streams.add(response)
    response.on('close', () => streams.delete(response))
  })
  stops.push(gateway.close)
  const proxy = await startServer((request, response) => {
    const asked = forward(gateway.url + request.url, (answer) => {
      buffer(answer).then(
        (whole) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers)
          response.end(whole)
        },
        () => response.destroy(),
      )
    })
    asked.on('error', () => response.destroy())
    // Like nginx, it ends its own request when the client is gone.
    response.on('close', () => asked.destroy())
    asked.end()
  })
  stops.push(proxy.close)
  return {
    client: createGatewayClient({ baseUrl: proxy.url }),
    streams,
    change: () => {
      safe = createSafeInfo({ txQueuedTag: 'new' })
      for (const stream of streams)
        stream.write('id: a-2\nevent: change\ndata: {}\n\n')
    },
  }
}

test('error: behind a proxy that holds answers until their end, watchSafe polls', async () => {
  const { client, streams, change } = await startBuffered()
  const changes: SafeChange[] = []
  const live: boolean[] = []
  const options = { ...place, interval: 200 }
  stops.push(
    watchSafe(client, { ...options, onChange: (one) => changes.push(one) }),
    watchEvents(client, {
      ...place,
      onHint: () => {},
      onLive: (one) => live.push(one),
    }),
  )
  await vi.waitFor(() => expect(streams.size).toBe(2), { timeout: 15_000 })
  change()
  // Polling finds the change while the streams are still held back.
  await vi.waitFor(() => expect(changes).toHaveLength(1), { timeout: 15_000 })
  expect(changes[0]).toMatchObject({ lists: ['queue'] })
  // The streams are given up after eight seconds.
  await vi.waitFor(() => expect(streams.size).toBe(0), { timeout: 40_000 })
  expect(live).toEqual([])
})
