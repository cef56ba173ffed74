/// <reference types="node" />
import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startServer } from '../../test/http/startServer.ts'
import { createGatewayClient } from '../client/createGatewayClient.ts'
import { createSafeInfo } from '../testing/index.ts'
import { watchEvents } from './watchEvents.ts'
import { type SafeChange, watchSafe } from './watchSafe.ts'

const place = {
  chainId: '1',
  safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
} as const
const path = `/v1/chains/1/safes/${place.safeAddress}`

const stops: (() => unknown)[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const stop of stops.splice(0)) await stop()
})

/** A gateway whose streams the test writes, and a safe that it changes. */
async function startGateway() {
  const streams: ServerResponse[] = []
  const ids: (string | undefined)[] = []
  let reads = 0
  let safe = createSafeInfo()
  const server = await startServer((request, response) => {
    if (request.url !== `${path}/events`) {
      reads++
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(safe))
      return
    }
    ids.push(request.headers['last-event-id'] as string | undefined)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(`id: a-${streams.length}\nevent: ready\ndata: {}\n\n`)
    streams.push(response)
  })
  stops.push(() => {
    for (const stream of streams) stream.destroy()
    return server.close()
  })
  return {
    client: createGatewayClient({ baseUrl: server.url }),
    streams,
    ids,
    reads: () => reads,
    set: (fields: Parameters<typeof createSafeInfo>[0]) => {
      safe = createSafeInfo(fields)
    },
  }
}

const watch = (
  client: ReturnType<typeof createGatewayClient>,
  signal?: AbortSignal,
) => {
  const state = { hints: 0, live: [] as boolean[] }
  const stop = watchEvents(client, {
    ...place,
    signal,
    onHint: () => {
      state.hints++
    },
    onLive: (isLive) => state.live.push(isLive),
  })
  stops.push(stop)
  return { state, stop }
}

describe('a gateway that streams', () => {
  test('default: hints when the stream opens and with each event', async () => {
    const { client, streams } = await startGateway()
    const { state } = watch(client)
    await vi.waitFor(() => expect(state.hints).toBe(1))
    expect(state.live).toEqual([true])
    streams[0]?.write('id: a-7\nevent: change\ndata: {"type":"X"}\n\n')
    await vi.waitFor(() => expect(state.hints).toBe(2))
    streams[0]?.write(': \n\n')
    streams[0]?.write('id: a-8\nevent: res')
    streams[0]?.write('et\ndata: {}\n\n')
    await vi.waitFor(() => expect(state.hints).toBe(3))
  })

  test('behavior: a lost stream comes back with the id of its last event', async () => {
    const { client, streams, ids } = await startGateway()
    const { state } = watch(client)
    await vi.waitFor(() => expect(state.hints).toBe(1))
    streams[0]?.write('id: a-7\nevent: change\ndata: {}\n\n')
    await vi.waitFor(() => expect(state.hints).toBe(2))
    streams[0]?.destroy()
    await vi.waitFor(() => expect(ids).toEqual([undefined, 'a-7']))
    await vi.waitFor(() => expect(state.live).toEqual([true, false, true]))
  })

  test('behavior: watchSafe reports a change at once, from a read of its own', async () => {
    const { client, streams, reads, set } = await startGateway()
    const changes: SafeChange[] = []
    stops.push(
      watchSafe(client, { ...place, onChange: (one) => changes.push(one) }),
    )
    await vi.waitFor(() => expect(streams).toHaveLength(1))
    await vi.waitFor(() => expect(reads()).toBeGreaterThan(0))
    set({ txQueuedTag: 'new' })
    // The event lies; the report is what the read answers.
    streams[0]?.write('id: a-9\nevent: change\ndata: {"nonce":99}\n\n')
    await vi.waitFor(() => expect(changes).toHaveLength(1))
    expect(changes[0]).toMatchObject({
      lists: ['queue'],
      safe: { txQueuedTag: 'new', nonce: createSafeInfo().nonce },
    })
  })

  test('behavior: stopping closes the stream', async () => {
    const { client, streams } = await startGateway()
    const controller = new AbortController()
    const { state } = watch(client, controller.signal)
    await vi.waitFor(() => expect(state.hints).toBe(1))
    controller.abort()
    await vi.waitFor(() => expect(streams[0]?.destroyed).toBe(true))
    expect(state.live).toEqual([true])
  })

  test('error: a gateway that floods causes four hints a second at most', async () => {
    const { client, streams } = await startGateway()
    const { state } = watch(client)
    await vi.waitFor(() => expect(state.hints).toBe(1))
    const began = Date.now()
    for (let n = 0; n < 2_000; n++)
      streams[0]?.write('event: change\ndata: {}\n\n')
    await vi.waitFor(() => expect(state.hints).toBeGreaterThan(1))
    expect(state.hints).toBeLessThanOrEqual(3 + (Date.now() - began) / 250)
  })
})

describe('a gateway without streams', () => {
  const count = (answer: () => Response) => {
    const asked = vi.fn(async (_: unknown, __?: RequestInit) => answer())
    const client = createGatewayClient({
      baseUrl: `http://${Math.random().toString(36).slice(2)}.example`,
      fetch: asked,
    })
    return { asked, client }
  }
  beforeEach(() => {
    vi.useFakeTimers()
  })
  const pass = (time: number) => vi.advanceTimersByTimeAsync(time)
  const body = (text?: string) =>
    new Response(
      new ReadableStream({
        start: (controller) => {
          if (text) controller.enqueue(new TextEncoder().encode(text))
        },
      }),
      { headers: { 'content-type': 'text/event-stream' } },
    )

  test.each([
    ['404', () => new Response('{}', { status: 404 })],
    ['a page', () => new Response('<html>')],
  ])('error: %s is remembered for an hour', async (_, answer) => {
    const { asked, client } = count(answer)
    const first = watch(client)
    await pass(60_000)
    watch(client)
    await pass(60_000)
    expect(asked).toHaveBeenCalledTimes(1)
    expect(first.state).toEqual({ hints: 0, live: [] })
    await pass(3_600_000)
    watch(client)
    await pass(1)
    expect(asked).toHaveBeenCalledTimes(2)
  })

  test('error: a proxy that holds the stream back is given up after 8 seconds', async () => {
    const { asked, client } = count(() => body(': \n\n'))
    const { state } = watch(client)
    await pass(120_000)
    expect(asked).toHaveBeenCalledTimes(1)
    expect(state).toEqual({ hints: 0, live: [] })
    expect(asked.mock.lastCall?.[1]).toMatchObject({
      signal: { aborted: true },
    })
  })

  test('error: a stream that falls silent is lost after 40 seconds', async () => {
    const { asked, client } = count(() => body('event: ready\ndata: {}\n\n'))
    const { state } = watch(client)
    await pass(39_000)
    expect(state.live).toEqual([true])
    await pass(2_000)
    expect(state.live.slice(0, 2)).toEqual([true, false])
    await pass(5_000)
    expect(asked).toHaveBeenCalledTimes(2)
  })

  test('error: a busy gateway is asked again, later each time', async () => {
    const { asked, client } = count(() => new Response('', { status: 503 }))
    watch(client)
    await pass(2_000)
    const soon = asked.mock.calls.length
    expect(soon).toBeGreaterThan(1)
    await pass(600_000)
    expect(asked.mock.calls.length).toBeLessThan(soon + 25)
  })

  test('error: a stream without an end of its event is given up', async () => {
    const { asked, client } = count(() => body('x'.repeat(1_000_001)))
    const { state } = watch(client)
    await pass(1)
    expect(asked.mock.lastCall?.[1]).toMatchObject({
      signal: { aborted: true },
    })
    expect(state.hints).toBe(0)
  })
})
