/// <reference types="node" />
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startServer } from '../../test/http/startServer.ts'
import { createGatewayClient } from '../client/createGatewayClient.ts'
import type { SafeInfo } from '../index.ts'
import { createSafeInfo } from '../testing/index.ts'
import {
  type SafeChange,
  type WatchSafeOptions,
  watchSafe,
} from './watchSafe.ts'

const safeAddress = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const reported: unknown[] = []

/** A document that dispatches an event when it is hidden. */
class Page extends EventTarget {
  hidden = false
  listeners = 0
  override addEventListener(
    ...parameters: Parameters<EventTarget['addEventListener']>
  ) {
    this.listeners++
    super.addEventListener(...parameters)
  }
  override removeEventListener(
    ...parameters: Parameters<EventTarget['removeEventListener']>
  ) {
    this.listeners--
    super.removeEventListener(...parameters)
  }
  show(visible: boolean) {
    this.hidden = !visible
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  reported.length = 0
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
})
afterEach(() => {
  // Every test stops its watch.
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function watch(options: Partial<WatchSafeOptions> = {}, latency = 100) {
  const state = {
    safe: createSafeInfo(),
    status: 200,
    looks: 0,
    under: 0,
    most: 0,
  }
  const changes: SafeChange[] = []
  const errors: unknown[] = []
  const client = createGatewayClient({
    retry: 0,
    fetch: (url, init) =>
      new Promise<Response>((resolve, reject) => {
        // This gateway has no streams.
        if (`${url}`.endsWith('/events'))
          return resolve(new Response(null, { status: 404 }))
        state.looks++
        state.under++
        state.most = Math.max(state.most, state.under)
        const { signal } = init as RequestInit
        const timer = setTimeout(() => {
          state.under--
          resolve(Response.json(state.safe, { status: state.status }))
        }, latency)
        signal?.addEventListener(
          'abort',
          () => {
            clearTimeout(timer)
            state.under--
            reject(signal.reason)
          },
          { once: true },
        )
      }),
  })
  const stop = watchSafe(client, {
    chainId: '1',
    safeAddress,
    onChange: (change) => changes.push(change),
    onError: (error) => errors.push(error),
    ...options,
  })
  const change = (fields: Partial<SafeInfo>) => {
    state.safe = { ...state.safe, ...fields }
  }
  return { state, changes, errors, stop, change }
}
const pass = (time: number) => vi.advanceTimersByTimeAsync(time)

describe('default', () => {
  test.each([
    [{ txQueuedTag: '2' }, ['queue']],
    [{ txHistoryTag: '2' }, ['history']],
    [{ messagesTag: '2' }, ['messages']],
    [{ collectiblesTag: '2' }, ['collectibles']],
    [{ txQueuedTag: '3', txHistoryTag: '3' }, ['queue', 'history']],
    [{ nonce: 99 }, []],
    [{ threshold: 1, collectiblesTag: null }, []],
  ] as const)('%j', async (fields, lists) => {
    const { changes, change, stop, state } = watch()
    state.safe = createSafeInfo({ collectiblesTag: null })
    await pass(100)
    expect(state.looks).toBe(1)
    change(fields)
    await pass(5100)
    expect(changes).toEqual([{ safe: state.safe, lists }])
    // Once only.
    await pass(20_000)
    expect(changes).toHaveLength(1)
    stop()
  })

  test('every five seconds, or at the given interval', async () => {
    const slow = watch({}, 0)
    const quick = watch({ interval: 1000 }, 0)
    await pass(20_500)
    expect(slow.state.looks).toBe(5)
    expect(quick.state.looks).toBe(21)
    slow.stop()
    quick.stop()
  })
})

describe('behavior: since', () => {
  test('the first look reports the changes since then', async () => {
    const since = createSafeInfo({ txQueuedTag: 'old', nonce: 3 })
    const { changes, stop } = watch({ since })
    await pass(100)
    expect(changes).toMatchObject([{ lists: ['queue'] }])
    stop()
  })

  test('an unchanged safe reports zero changes', async () => {
    const { changes, stop } = watch({ since: createSafeInfo() })
    await pass(6000)
    expect(changes).toEqual([])
    stop()
  })

  test('a tag that is missing and one that is null are alike', async () => {
    const { messagesTag: _, ...since } = createSafeInfo({ nonce: 3 })
    const { changes, stop, change } = watch({ since })
    change({ messagesTag: null })
    await pass(100)
    expect(changes).toMatchObject([{ lists: [] }])
    stop()
  })
})

describe('error: a look fails', () => {
  test('the next waits longer, up to 16 intervals, and then it recovers', async () => {
    const { state, errors, changes, change, stop } = watch({}, 0)
    await pass(50)
    state.status = 503
    const at: number[] = []
    for (let time = 0; time < 400; time++) {
      const before = errors.length
      await pass(1000)
      if (errors.length > before) at.push(time)
    }
    const waits = at.slice(1).map((time, index) => time - (at[index] ?? 0))
    expect(waits.slice(0, 6)).toEqual([10, 20, 40, 80, 80, 80])
    expect(errors[0]).toMatchObject({ name: 'GatewayStatusError', status: 503 })
    state.status = 200
    change({ txHistoryTag: 'new' })
    await pass(80_000)
    expect(changes).toMatchObject([{ lists: ['history'] }])
    const { looks } = state
    await pass(10_000)
    expect(state.looks).toBe(looks + 2)
    stop()
  })

  test('the error listener is optional', async () => {
    const { state, stop } = watch({ onError: undefined }, 0)
    state.status = 500
    // 10, 20 and 40 seconds.
    await pass(71_000)
    expect(state.looks).toBe(4)
    stop()
  })
})

describe('error: a listener throws', () => {
  test('its error is reported, and the watch continues', async () => {
    const error = new Error('listener')
    const fail = vi.fn(() => {
      throw error
    })
    const { state, change, stop } = watch({ onChange: fail, onError: fail }, 0)
    await pass(50)
    change({ nonce: 100 })
    await pass(5050)
    expect(fail).toHaveBeenCalledTimes(1)
    state.status = 404
    await pass(5050)
    expect(fail).toHaveBeenCalledTimes(2)
    state.status = 200
    change({ nonce: 101 })
    await pass(10_000)
    expect(fail).toHaveBeenCalledTimes(3)
    expect(reported).toEqual([error, error, error])
    stop()
  })
})

describe('behavior: the end', () => {
  test.each(['stop', 'abort'])('%s ends the wait', async (how) => {
    const controller = new AbortController()
    const remove = vi.spyOn(controller.signal, 'removeEventListener')
    const { state, stop } = watch({ signal: controller.signal }, 0)
    await pass(1000)
    if (how === 'stop') stop()
    else controller.abort()
    expect(vi.getTimerCount()).toBe(0)
    expect(remove).toHaveBeenCalledOnce()
    await pass(60_000)
    expect(state.looks).toBe(1)
    stop()
  })

  test.each(['stop', 'abort'])('%s ends the request under way', async (how) => {
    const controller = new AbortController()
    const { state, stop, errors } = watch({ signal: controller.signal }, 1000)
    await pass(500)
    expect(state.under).toBe(1)
    if (how === 'stop') stop()
    else controller.abort()
    expect(state.under).toBe(0)
    await pass(60_000)
    expect(state.looks).toBe(1)
    expect(errors).toEqual([])
  })

  test('an aborted signal prevents the first look', async () => {
    const { state } = watch({ signal: AbortSignal.abort() })
    await pass(60_000)
    expect(state.looks).toBe(0)
  })

  test('from inside a listener', async () => {
    const watching = watch({ onChange: () => watching.stop() }, 0)
    await pass(50)
    watching.change({ nonce: 100 })
    await pass(5050)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('the server sees the socket close', async () => {
    vi.useRealTimers()
    let closed = false
    const server = await startServer((request) => {
      request.socket.on('close', () => {
        closed = true
      })
    })
    const stop = watchSafe(createGatewayClient({ baseUrl: server.url }), {
      chainId: '1',
      safeAddress,
      onChange: () => {},
    })
    await vi.waitFor(() => expect(server.count()).toBe(2))
    stop()
    await vi.waitFor(() => expect(closed).toBe(true))
    await server.close()
    vi.useFakeTimers()
  })
})

describe('behavior: a page', () => {
  test('that is hidden rests, and looks at once when shown', async () => {
    const page = new Page()
    vi.stubGlobal('document', page)
    const { state, stop } = watch({}, 0)
    await pass(5050)
    expect(state.looks).toBe(2)
    page.show(false)
    expect(vi.getTimerCount()).toBe(0)
    await pass(600_000)
    expect(state.looks).toBe(2)
    page.show(true)
    expect(state.looks).toBe(3)
    await pass(5050)
    expect(state.looks).toBe(4)
    stop()
    expect(page.listeners).toBe(0)
  })

  test('that is hidden from the start waits to be shown', async () => {
    const page = new Page()
    page.hidden = true
    vi.stubGlobal('document', page)
    const { state, stop } = watch({}, 0)
    await pass(60_000)
    expect(state.looks).toBe(0)
    page.show(true)
    expect(state.looks).toBe(1)
    await pass(50)
    stop()
  })

  test('that flickers does not look twice at a time', async () => {
    const page = new Page()
    vi.stubGlobal('document', page)
    const { state, stop } = watch({}, 2000)
    for (let time = 0; time < 20; time++) {
      page.show(time % 2 === 1)
      await pass(100)
    }
    expect(state.most).toBe(1)
    expect(state.looks).toBe(1)
    await pass(5050)
    expect(state.looks).toBe(2)
    stop()
  })

  test('looks do not overlap however slow they are', async () => {
    const { state, stop } = watch({ interval: 10 }, 3000)
    await pass(60_000)
    expect(state.most).toBe(1)
    expect(state.looks).toBe(20)
    stop()
  })

  test('is not needed', async () => {
    expect('document' in globalThis).toBe(false)
    const { state, stop } = watch({}, 0)
    await pass(5050)
    expect(state.looks).toBe(2)
    stop()
  })
})
