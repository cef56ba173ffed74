import { afterEach, expect, test, vi } from 'vitest'
import { createGatewayClient } from '../client/createGatewayClient.ts'
import { watchEvents } from './watchEvents.ts'

const safeOf = (last: number) =>
  `0x5aFE3855358E112B5647B952709E6165e1c1eEE${last}` as const

/** A page opens its first stream after a second. */
const waitFor = (check: () => void) => vi.waitFor(check, { timeout: 15_000 })

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.restoreAllMocks()
})

/** A gateway whose streams stay open until their reader ends them. */
function createStreams() {
  const open = new Map<string, ReadableStreamDefaultController>()
  const client = createGatewayClient({
    baseUrl: `http://${Math.random().toString(36).slice(2)}.example`,
    fetch: async (url, init) => {
      const path = `${url}`
      const body = new ReadableStream({
        start: (controller) => {
          expect(open.has(path)).toBe(false)
          open.set(path, controller)
          controller.enqueue(
            new TextEncoder().encode('event: ready\ndata: {}\n\n'),
          )
          init?.signal?.addEventListener('abort', () => {
            open.delete(path)
            controller.error(init.signal?.reason)
          })
        },
      })
      return new Response(body, {
        headers: { 'content-type': 'text/event-stream' },
      })
    },
  })
  return { open, client }
}

const watch = (
  client: ReturnType<typeof createGatewayClient>,
  last: number,
) => {
  const state = { hints: 0, isLive: false }
  const stop = watchEvents(client, {
    chainId: '1',
    safeAddress: safeOf(last),
    onHint: () => {
      state.hints++
    },
    onLive: (isLive) => {
      state.isLive = isLive
    },
  })
  stops.push(stop)
  return { state, stop }
}

test('behavior: those who watch one safe share a stream, and one takes over', async () => {
  const { client, open } = createStreams()
  const first = watch(client, 1)
  await waitFor(() => expect(first.state.isLive).toBe(true))
  const second = watch(client, 1)
  const [controller] = open.values()
  const event = new TextEncoder().encode('event: change\ndata: {}\n\n')
  controller?.enqueue(event)
  await waitFor(() => expect(second.state.hints).toBeGreaterThan(0))
  expect(second.state.isLive).toBe(true)
  expect(open.size).toBe(1)
  const before = second.state.hints
  first.stop()
  await waitFor(() => expect(second.state.hints).toBeGreaterThan(before))
  await waitFor(() => expect(open.size).toBe(1))
})

test('behavior: a browser opens three streams at most', async () => {
  const { client, open } = createStreams()
  const watches = [1, 2, 3, 4, 5, 6].map((last) => watch(client, last))
  await waitFor(() => expect(open.size).toBe(3))
  const live = () => watches.filter(({ state }) => state.isLive)
  await waitFor(() => expect(live()).toHaveLength(3))
  live()[0]?.stop()
  await waitFor(() => expect(live().length + open.size).toBe(7))
  expect(open.size).toBe(3)
})

test('behavior: a hidden page has no stream', async () => {
  const { client, open } = createStreams()
  const { state } = watch(client, 1)
  await waitFor(() => expect(open.size).toBe(1))
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(open.size).toBe(0))
  expect(state.isLive).toBe(false)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(state.isLive).toBe(true))
})
