/// <reference types="node" />
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { exchange } from './exchange.ts'

/** A server that answers by `answer`; `left` resolves when a client is gone. */
async function serve(answer: (response: ServerResponse) => void) {
  const server = createServer()
  const left = new Promise<void>((resolve) => {
    server.on('request', (_, response) => {
      response.on('close', resolve)
      answer(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    left,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const body = '{}'
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error: Error) => error.name,
  )

test('default: returns status, headers and text of any answer', async () => {
  await using server = await serve((response) => {
    response.writeHead(418, { 'x-kind': 'teapot' }).end('{"a":"é"}')
  })
  const { response, text } = await exchange(server.url, { body })
  expect([response.status, response.headers.get('x-kind'), text]).toEqual([
    418,
    'teapot',
    '{"a":"é"}',
  ])
})

test('error: headers, and then a body that drips for ever', async () => {
  await using server = await serve((response) => {
    response.writeHead(200).write(' ')
  })
  const waiting = exchange(server.url, { body, timeout: 200 })
  expect(await failure(waiting)).toBe('TimeoutError')
  await server.left
})

test('error: a body that is larger than memory', async () => {
  await using server = await serve((response) => {
    const chunk = Buffer.alloc(65_536)
    const more = () => {
      while (!response.destroyed && response.write(chunk));
      response.once('drain', more)
    }
    more()
  })
  const reading = exchange(server.url, { body, maxBytes: 1_000_000 })
  expect(await failure(reading)).toBe('RangeError')
  await server.left
})

test('error: an abort while the body is read', async () => {
  const controller = new AbortController()
  await using server = await serve((response) => {
    response.writeHead(200).write(' ')
    controller.abort()
  })
  const { signal } = controller
  expect(await failure(exchange(server.url, { body, signal }))).toBe(
    'AbortError',
  )
  await server.left
})

test('error: a refused connection', async () => {
  const server = await serve(() => {})
  await server[Symbol.asyncDispose]()
  expect(await failure(exchange(server.url, { body }))).toBe('TypeError')
})
