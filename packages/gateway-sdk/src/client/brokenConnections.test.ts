/// <reference types="node" />
import type { Socket } from 'node:net'
import { constants, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ask, invalid, network } from '../../test/http/ask.ts'
import {
  startBytes,
  startServer,
  type TestServer,
} from '../../test/http/startServer.ts'
import { createSafeInfo } from '../testing/index.ts'

const safe = JSON.stringify(createSafeInfo())
const rejections: unknown[] = []
const onRejection = (reason: unknown) => rejections.push(reason)
let server: TestServer | undefined

beforeAll(() => void process.on('unhandledRejection', onRejection))
afterAll(() => void process.off('unhandledRejection', onRejection))
afterEach(async () => {
  await server?.close()
  server = undefined
  expect(rejections).toEqual([])
})

type Bytes = readonly [string, (socket: Socket) => unknown, object]
const head = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n'

describe('an answer over TCP', () => {
  test.each<Bytes>([
    ['reset', (socket) => socket.resetAndDestroy(), network],
    ['closed', (socket) => socket.end(), network],
    ['garbage', (socket) => socket.end('\0\x01\x02 garbage\r\n\r\n'), network],
    [
      'a status that is none',
      (socket) => socket.end('HTTP/1.1 abc\r\n\r\n'),
      network,
    ],
    [
      'a reset in the body',
      (socket) =>
        socket.write(`${head}Content-Length: 100\r\n\r\n{`, () =>
          setTimeout(() => socket.resetAndDestroy(), 50),
        ),
      network,
    ],
    [
      'a chunk cut short',
      (socket) =>
        socket.end(`${head}Transfer-Encoding: chunked\r\n\r\nff\r\n{"a"`),
      network,
    ],
    [
      'a chunk of no size',
      (socket) =>
        socket.end(
          `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
        ),
      network,
    ],
    [
      'more than its length',
      (socket) => socket.end(`${head}Content-Length: 2\r\n\r\n{}{}{}`),
      { value: {} },
    ],
    [
      'until the end',
      (socket) => socket.end(`${head}\r\n{"a":1}`),
      { value: { a: 1 } },
    ],
    [
      'a letter cut in the middle',
      (socket) => {
        const bytes = Buffer.from('{"a":"ü"}')
        socket.write(`${head}Content-Length: ${bytes.length}\r\n\r\n`)
        socket.write(bytes.subarray(0, 7), () => {
          setTimeout(() => socket.write(bytes.subarray(7)), 20)
        })
      },
      { value: { a: 'ü' } },
    ],
    [
      'headers without end',
      (socket) => {
        socket.write(head)
        const timer = setInterval(
          () => socket.write(`x-${Math.random()}: ${'y'.repeat(60_000)}\r\n`),
          1,
        )
        socket.on('close', () => clearInterval(timer))
      },
      network,
    ],
  ])('%s', async (_, answer, expected) => {
    server = await startBytes((socket) => void answer(socket))
    expect(await ask(server.url)).toMatchObject(expected)
  })
})

describe('redirects are not followed', () => {
  test.each([301, 302, 303, 307, 308])('%i', async (status) => {
    const elsewhere = await startServer(
      (_, response) => void response.end(safe),
    )
    for (const to of [
      `${elsewhere.url}/x`,
      '/v1/other',
      'data:application/json,{}',
    ]) {
      server = await startServer((_, response) => {
        response.writeHead(status, { Location: to }).end('{}')
      })
      const result = await ask(server.url, {
        headers: { Authorization: 'secret' },
        credentials: 'include',
      })
      expect(result).toMatchObject({ name: 'GatewayStatusError', status })
      expect(server.count()).toBe(1)
      await server.close()
    }
    expect(elsewhere.count()).toBe(0)
    await elsewhere.close()
  })
})

describe('memory', () => {
  /** By how much the process grows at most while it asks. */
  async function growth(url: string) {
    globalThis.gc?.()
    const before = process.memoryUsage.rss()
    let most = before
    const timer = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss())
    }, 5)
    const result = await ask(url)
    clearInterval(timer)
    most = Math.max(most, process.memoryUsage.rss())
    return { result, megabytes: (most - before) / 1e6 }
  }

  test('200 MB of brackets', async () => {
    const chunk = Buffer.alloc(65_536, '[')
    let sent = 0
    server = await startServer((_, response) => {
      const write = () => {
        while (sent < 2e8 && !response.destroyed) {
          sent += chunk.length
          if (!response.write(chunk)) return
        }
      }
      response.on('drain', write)
      write()
    })
    const { result, megabytes } = await growth(server.url)
    expect(result).toMatchObject(invalid())
    expect(sent).toBeLessThan(5e7)
    expect(megabytes).toBeLessThan(60)
  })

  test('just under the limit, all brackets', async () => {
    const text = Buffer.alloc(9.9e6, '[')
    server = await startServer((_, response) => void response.end(text))
    const { result, megabytes } = await growth(server.url)
    expect(result).toMatchObject(invalid())
    // Parsed, it would take 700 MB.
    expect(megabytes).toBeLessThan(120)
  })

  test('1 MB that unpacks to 1 GB', async () => {
    const bomb = gzipSync(Buffer.alloc(2e8, '['), {
      level: 9,
      finishFlush: constants.Z_SYNC_FLUSH,
    })
    server = await startServer((_, response) => {
      response.writeHead(200, { 'Content-Encoding': 'gzip' })
      for (let part = 0; part < 5; part++) response.write(bomb)
      response.end()
    })
    const { result, megabytes } = await growth(server.url)
    expect(result).toMatchObject(invalid())
    expect(megabytes).toBeLessThan(100)
  })
})
