import { afterEach, expect, test, vi } from 'vitest'
import type { PopupBlockedError } from '../src/index.ts'
import {
  alice,
  bob,
  failure,
  key,
  setupProvider,
  waypointOrigin,
} from './setupProvider.ts'

const sign = (params: unknown[]) => ({ method: 'personal_sign', params })

afterEach(() => {
  vi.useRealTimers()
})

test('behavior: accepts answers of the popup of the request alone', async () => {
  const { provider, last } = setupProvider()
  const result = provider.connect()
  const data = { address: bob.address }
  last().reply({ data }, { origin: 'https://evil.example' })
  last().reply({ data }, { origin: `${waypointOrigin}.evil.io` })
  last().reply({ data }, { source: {} })
  last().reply({ data }, { source: null })
  last().reply({ data, state: 'other' })
  last().reply({ data, type: 'SUCCESS' })
  last().reply({ data, type: undefined })
  for (const message of [null, undefined, 7, 'text', []]) last().post(message)
  last().reply({ data: { address: alice.address } })
  last().reply({ data })
  expect((await result).address).toBe(alice.address)
})

test('behavior: a frame inside of the popup may answer for the wallet', async () => {
  const { provider, last } = setupProvider()
  const result = provider.connect()
  const data = { address: bob.address }
  const popup = last().window
  const frame = { source: { top: popup } }
  // Replies from another origin, another window and a closed window.
  last().reply({ data }, { ...frame, origin: 'https://evil.example' })
  last().reply({ data }, { source: { top: {}, parent: popup } })
  last().reply({ data }, { source: { top: null } })
  last().reply({ data, state: 'other' }, frame)
  last().reply({ data: { address: alice.address } }, frame)
  expect((await result).address).toBe(alice.address)
})

test('behavior: requests do not share a window', async () => {
  const { provider, connect, popups } = setupProvider()
  await connect()
  const results = ['one', 'two'].map((text) => provider.request(sign([text])))
  expect(new Set(popups.map(({ name }) => name)).size).toBe(3)
  for (const [index, text] of ['one', 'two'].entries())
    popups[index + 1]?.reply({
      data: await alice.signMessage({ message: text }),
    })
  expect(await Promise.all(results)).toHaveLength(2)
})

test('error: every code of the wallet', async () => {
  const { provider, last } = setupProvider()
  const seen: unknown[] = []
  for (const code of [1000, 1001, 1002, 1003, 1004, 2000, 2001, 3000, 4000]) {
    const result = failure(provider.connect())
    last().reply({ type: 'fail', error: { code, message: 'theirs' } })
    const error = await result
    if (typeof error === 'string') throw new Error(error)
    expect(error.data).toEqual({ code, message: 'theirs' })
    seen.push(`${code}: ${error.code} ${error.message}`)
  }
  const result = failure(provider.connect())
  last().reply({ type: 'fail' })
  seen.push(await result)
  expect(seen).toMatchInlineSnapshot(`
    [
      "1000: 4001 user reject action on Ronin Waypoint",
      "1001: -32602 sign data is NOT valid",
      "1002: -32603 unknown Ronin Waypoint error",
      "1003: -32602 wallet payload is NOT valid",
      "1004: -32602 authorize payload is NOT valid",
      "2000: -32603 unknown Ronin Waypoint error",
      "2001: 4100 id wallet is NOT define",
      "3000: 4100 could NOT create wallet",
      "4000: -32003 transaction simulate fail",
      {
        "code": -32603,
        "data": {
          "code": undefined,
          "message": undefined,
        },
        "message": "unknown Ronin Waypoint error",
        "name": "InternalRpcError",
      },
    ]
  `)
})

test('error: a closed popup is a refusal, noticed within 1.3 s', async () => {
  vi.useFakeTimers()
  const { provider, last, listenerCount } = setupProvider()
  const result = failure(provider.connect())
  await vi.advanceTimersByTimeAsync(2500)
  last().window.closed = true
  await vi.advanceTimersByTimeAsync(700)
  expect(await result).toEqual({
    name: 'UserRejectedRequestError',
    code: 4001,
    message: 'user reject action on Ronin Waypoint',
    data: { reason: 'closed' },
  })
  expect(listenerCount()).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: a reply posted just before closing wins', async () => {
  vi.useFakeTimers()
  const { provider, last } = setupProvider()
  const result = provider.connect()
  last().window.closed = true
  await vi.advanceTimersByTimeAsync(1100)
  last().reply({ data: { address: alice.address } })
  expect((await result).address).toBe(alice.address)
  expect(vi.getTimerCount()).toBe(0)
})

test('error: a popup that was never reachable', async () => {
  vi.useFakeTimers()
  const { provider, last } = setupProvider()
  const result = failure(provider.connect())
  last().window.closed = true
  await vi.advanceTimersByTimeAsync(1200)
  expect(await result).toMatchObject({
    code: 4001,
    data: { reason: 'closed-or-severed' },
  })
})

test('error: a popup that was cut off when a slow wallet loaded', async () => {
  vi.useFakeTimers()
  const { provider, last } = setupProvider()
  const result = failure(provider.connect())
  last().url = new URL('about:blank')
  await vi.advanceTimersByTimeAsync(2500)
  last().window.closed = true
  await vi.advanceTimersByTimeAsync(700)
  expect(await result).toMatchObject({
    code: 4001,
    data: { reason: 'closed-or-severed' },
  })
})

test('error: a blocked popup, and its retry', async () => {
  const { provider, last, switches, items, listenerCount } = setupProvider()
  switches.isBlocked = true
  const request = provider.request({ method: 'eth_requestAccounts' })
  const error = (await request.catch((reason) => reason)) as PopupBlockedError
  expect(error).toMatchObject({
    code: 4001,
    message: 'Popup window is BLOCKED by the browser',
    data: { reason: 'popup-blocked' },
  })
  expect(listenerCount()).toBe(0)
  expect(await failure(error.retry())).toMatchObject({
    message: 'Popup window is BLOCKED by the browser',
  })
  switches.isBlocked = false
  const retried = error.retry()
  last().reply({ data: { address: alice.address } })
  expect(await retried).toEqual([alice.address])
  expect(items.get(key)).toBe(alice.address)
})

test('behavior: waiting can be aborted', async () => {
  const { provider, last, listenerCount } = setupProvider()
  const controller = new AbortController()
  const result = provider.connect({ signal: controller.signal })
  controller.abort(new Error('stop'))
  await expect(result).rejects.toThrow('stop')
  expect(last().window.closed).toBe(true)
  expect(listenerCount()).toBe(0)
})

test('behavior: destroy rejects open requests and removes every listener', async () => {
  vi.useFakeTimers()
  const { provider, listenerCount, events, last } = setupProvider()
  const results = Array.from({ length: 1000 }, () =>
    failure(provider.connect()),
  )
  expect(listenerCount()).toBe(1000)
  provider.destroy()
  expect((await Promise.all(results))[999]).toMatchObject({ code: 4900 })
  last().reply({ data: { address: alice.address } })
  expect(events).toEqual([])
  expect(listenerCount()).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: the documented name, unless another popup has it', async () => {
  const { provider, popups, last, window } = setupProvider()
  const results = [provider.connect(), provider.connect()]
  for (const popup of popups) popup.reply({ data: { address: alice.address } })
  await Promise.all(results)
  // It stays open: the wallet may be about to close it.
  const third = failure(provider.connect())
  last().reply({ type: 'fail' })
  await third
  for (const popup of popups) popup.window.closed = true
  const fourth = failure(provider.connect())
  last().reply({ type: 'fail' })
  await fourth
  // Related windows share the names of their popups.
  last().window.closed = true
  Object.assign(window, { opener: {} })
  const fifth = failure(provider.connect())
  last().reply({ type: 'fail' })
  await fifth
  expect(
    popups.map(({ name }) => name.replace(/[0-9a-f-]{36}/, '<state>')),
  ).toEqual([
    'Ronin Waypoint',
    'Ronin Waypoint <state>',
    'Ronin Waypoint <state>',
    'Ronin Waypoint',
    'Ronin Waypoint <state>',
  ])
})

test('error: a popup that a blocker closed', async () => {
  const { provider, window } = setupProvider()
  window.open = () => ({ closed: true, location: '', focus() {}, close() {} })
  expect(await failure(provider.connect())).toMatchObject({
    message: 'Popup window is BLOCKED by the browser',
  })
})

test('error: the advice about isolation', async () => {
  vi.useFakeTimers()
  const { provider, last } = setupProvider()
  const result = provider.connect().catch((error) => error)
  last().window.closed = true
  await vi.advanceTimersByTimeAsync(1200)
  const error = await result
  expect(error.details).toBe('user reject action on Ronin Waypoint')
  expect(error.message).toMatchInlineSnapshot(`
    "user reject action on Ronin Waypoint
    If the popup is still open, "Cross-Origin-Opener-Policy: same-origin" cuts it off from this page. Serve same-origin-allow-popups, or use authorize in redirect mode."
  `)
})

test('behavior: receives the answer with a message listener alone', async () => {
  const { provider, last, window } = setupProvider()
  const heard: string[] = []
  const { addEventListener } = window
  window.addEventListener = (type, listener) => {
    heard.push(type)
    addEventListener(type, listener)
  }
  const result = provider.connect()
  expect(heard).toEqual(['message'])
  last().reply({ data: { address: alice.address } })
  expect((await result).address).toBe(alice.address)
})

/** Signs while disconnected; the wallet has answered the first step. */
async function startSecondStep() {
  vi.useFakeTimers()
  const opener = setupProvider()
  const result = opener.provider
    .request(sign(['Hello']))
    .catch((error) => error)
  opener.last().reply({ data: { address: alice.address } })
  await vi.advanceTimersByTimeAsync(0)
  expect(opener.last().url.pathname).toBe('/wallet/sign')
  return { ...opener, result }
}

test('behavior: a window that the wallet closed between steps opens again', async () => {
  const { last, popups, result } = await startSecondStep()
  last().window.closed = true
  await vi.advanceTimersByTimeAsync(1200)
  expect(popups).toHaveLength(2)
  expect(last().url.pathname).toBe('/wallet/sign')
  const signature = await alice.signMessage({ message: 'Hello' })
  last().reply({ data: signature })
  expect(await result).toBe(signature)
  expect(vi.getTimerCount()).toBe(0)
})

test('error: it can not be opened again', async () => {
  const { last, switches, result } = await startSecondStep()
  switches.isBlocked = true
  last().window.closed = true
  await vi.advanceTimersByTimeAsync(1200)
  const error = (await result) as PopupBlockedError
  expect(error.data).toEqual({ reason: 'popup-blocked' })
  switches.isBlocked = false
  const retried = error.retry()
  expect(last().url.pathname).toBe('/wallet/sign')
  const signature = await alice.signMessage({ message: 'Hello' })
  last().reply({ data: signature })
  expect(await retried).toBe(signature)
})

test('error: closed in the second step', async () => {
  const { last, result } = await startSecondStep()
  await vi.advanceTimersByTimeAsync(1500)
  last().window.closed = true
  await vi.advanceTimersByTimeAsync(1200)
  expect(await result).toMatchObject({ code: 4001, data: { reason: 'closed' } })
})

test('behavior: dispose closes popups, aborts reads and rejects later requests', async () => {
  const signals: AbortSignal[] = []
  const { provider, last } = setupProvider({
    fetch: (_, init) =>
      new Promise((_, reject) => {
        const signal = init?.signal as AbortSignal
        signals.push(signal)
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  })
  const waiting = [
    failure(provider.connect()),
    failure(provider.request({ method: 'eth_blockNumber' })),
  ]
  await expect.poll(() => signals.length).toBe(1)
  // The node's client is loaded, and sends no request.
  waiting.push(failure(provider.request({ method: 'eth_gasPrice' })))
  provider.dispose()
  provider.dispose()
  waiting.push(failure(provider.connect()))
  for (const error of await Promise.all(waiting))
    expect(error).toMatchObject({
      name: 'ProviderDisconnectedError',
      code: 4900,
      message: 'The provider was disposed.',
    })
  expect(last().window.closed).toBe(true)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
})

test('behavior: a thousand requests leave the listener count unchanged', async () => {
  vi.useFakeTimers()
  const { provider, last, listenerCount } = setupProvider()
  for (let count = 0; count < 1000; count++) {
    const result = failure(provider.connect())
    last().reply({ type: 'fail', error: { code: 1000 } })
    await result
  }
  expect(listenerCount()).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})
