import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  type HeadServer,
  startHeadServer,
} from '../../../test/chain/support/headServer.ts'
import { waitFor } from '../../../test/support/waitFor.ts'
import { watchHeads } from './watchHeads.ts'

const head = { method: 'eth_subscription', params: { result: {} } }

let server: HeadServer
let controller: AbortController

beforeEach(async () => {
  server = await startHeadServer()
  controller = new AbortController()
})

afterEach(async () => {
  controller.abort()
  await server.close()
})

const open = (url: string | undefined = server.url) =>
  watchHeads({ url, signal: controller.signal, backOff: 10 })

const isTrue = (value: boolean) => value

/** Milliseconds that a call took. */
const timed = async (work: Promise<void>): Promise<number> => {
  const began = performance.now()
  await work
  return performance.now() - began
}

test('default: wakes at an announcement', async () => {
  const heads = open()
  await waitFor(heads.isLive, isTrue)
  const waiting = timed(heads.next(20_000))
  server.send(head)
  expect(await waiting).toBeLessThan(10_000)
  expect(await timed(heads.next(50))).toBeGreaterThan(40)
})

test('behavior: an announcement between two calls is not lost', async () => {
  const heads = open()
  await waitFor(heads.isLive, isTrue)
  server.send(head)
  expect(await timed(heads.next(20_000))).toBeLessThan(10_000)
})

test('behavior: waits for the full time without a WebSocket address', async () => {
  const heads = watchHeads({ signal: controller.signal })
  expect(await timed(heads.next(50))).toBeGreaterThan(40)
  expect(heads.isLive()).toBe(false)
})

test('behavior: reconnects, and polls meanwhile', async () => {
  const heads = open()
  await waitFor(heads.isLive, isTrue)
  const port = Number(new URL(server.url).port)
  const waiting = timed(heads.next(20_000))
  await server.close()
  // Blocks that were missed during the outage are read at once.
  expect(await waiting).toBeLessThan(10_000)
  expect(heads.isLive()).toBe(false)
  expect(await timed(heads.next(50))).toBeGreaterThan(40)
  server = await startHeadServer(port)
  await waitFor(heads.isLive, isTrue)
})

test.each([
  ['refuses', { id: 1, error: { code: -32_601, message: 'no' } }],
  ['says nothing', undefined],
  ['answers nonsense', { id: 1, result: { a: 1 } }],
])('behavior: a node that %s is polled', async (_, answer) => {
  server.answer = answer
  const heads = open()
  await waitFor(
    () => server.connections,
    (count) => count > 0,
  )
  expect(await timed(heads.next(50))).toBeLessThan(10_000)
  server.send('not JSON')
  server.send(head)
  expect(heads.isLive()).toBe(false)
})

test('error: stopped', async () => {
  const heads = open()
  await waitFor(heads.isLive, isTrue)
  const waiting = heads.next(20_000)
  controller.abort(new Error('Stopped.'))
  await expect(waiting).rejects.toThrow('Stopped.')
  await expect(heads.next(1)).rejects.toThrow('Stopped.')
})
