/// <reference types="node" />
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { getSafeInfo } from '../calls/safes.gen.ts'
import { createSafeInfo } from '../testing/index.ts'
import { createGatewayClient } from './createGatewayClient.ts'

const safeAddress = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
let server: Server | undefined

async function listen(listener: RequestListener) {
  server = createServer(listener)
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

test('default', async () => {
  const safe = createSafeInfo()
  const baseUrl = await listen((_, response) => {
    response.end(JSON.stringify(safe))
  })
  const client = createGatewayClient({ baseUrl })
  expect(await getSafeInfo(client, { chainId: '1', safeAddress })).toEqual(safe)
})

test('error: the body stalls: rejected in time, socket closed', async () => {
  let closed: (() => void) | undefined
  const closing = new Promise<void>((resolve) => {
    closed = resolve
  })
  const baseUrl = await listen((request, response) => {
    request.socket.on('close', () => closed?.())
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.write('{"address":')
  })
  const client = createGatewayClient({ baseUrl, timeout: 200 })
  const start = performance.now()
  await expect(
    getSafeInfo(client, { chainId: '1', safeAddress }),
  ).rejects.toMatchObject({ name: 'GatewayTimeoutError' })
  expect(performance.now() - start).toBeLessThan(5_000)
  await closing
})

test('error: aborted while the body stalls', async () => {
  const baseUrl = await listen((_, response) => {
    response.write('{')
  })
  const controller = new AbortController()
  const result = getSafeInfo(createGatewayClient({ baseUrl }), {
    chainId: '1',
    safeAddress,
    signal: controller.signal,
  })
  setTimeout(() => controller.abort(), 50)
  await expect(result).rejects.toMatchObject({ name: 'AbortError' })
})

test('error: the body is cut off', async () => {
  let count = 0
  const baseUrl = await listen((request, response) => {
    count++
    response.writeHead(200, { 'Content-Length': '100' })
    response.write('{', () => request.socket.destroy())
  })
  const client = createGatewayClient({ baseUrl, retryDelay: 1 })
  await expect(
    getSafeInfo(client, { chainId: '1', safeAddress }),
  ).rejects.toMatchObject({ name: 'GatewayNetworkError' })
  expect(count).toBe(4)
})

test('error: 200 MB of brackets: given up after 10 MB', async () => {
  let sent = 0
  const chunk = '['.repeat(1e6)
  const baseUrl = await listen((request, response) => {
    const write = () => {
      while (sent < 2e8 && !request.socket.destroyed) {
        sent += chunk.length
        if (!response.write(chunk)) {
          response.once('drain', write)
          return
        }
      }
      response.end()
    }
    write()
  })
  const client = createGatewayClient({ baseUrl })
  await expect(
    getSafeInfo(client, { chainId: '1', safeAddress }),
  ).rejects.toMatchObject({ name: 'InvalidResponseError' })
  expect(sent).toBeLessThan(5e7)
})
