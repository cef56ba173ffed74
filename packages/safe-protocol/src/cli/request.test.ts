import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { requestJson } from './request.ts'

/** A server of this machine, by the address that it listens on. */
async function serve(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const options = { fetch: globalThis.fetch, timeout: 5_000 }
const messageOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error: Error) => `${error.name}: ${error.message}`,
  )

test('default: reads JSON with GET, and with POST where there is a body', async () => {
  await using server = await serve((request, response) => {
    const { method, headers } = request
    response.end(JSON.stringify([method, headers['authorization'] ?? null]))
  })
  expect(await requestJson(server.url, options)).toEqual(['GET', null])
  expect(await requestJson(server.url, options, '{}')).toEqual(['POST', null])
  const address = server.url.replace('//', '//name:word@')
  expect(await requestJson(address, options)).toEqual([
    'GET',
    `Basic ${btoa('name:word')}`,
  ])
})

test('error: a redirect is refused, and its target named', async () => {
  let calls = 0
  await using server = await serve((_, response) => {
    calls++
    response.writeHead(302, { location: 'https://evil.example/a' }).end()
  })
  expect(await messageOf(requestJson(server.url, options))).toBe(
    `CommandError: ${server.url} redirects to https://evil.example. Redirects are not followed: pass the address that you trust.`,
  )
  expect(calls).toBe(1)
})

test('error: times out when a server does not end its answer', async () => {
  await using server = await serve((_, response) => {
    response.writeHead(200).write('{')
  })
  expect(
    await messageOf(requestJson(server.url, { ...options, timeout: 100 })),
  ).toBe(`CommandError: ${server.url} did not answer within 0.1 seconds.`)
})

test('error: stops reading an answer that is too long', async () => {
  await using server = await serve((_, response) => {
    const chunk = Buffer.alloc(65_536, 32)
    const more = () => {
      while (!response.destroyed && response.write(chunk));
      response.once('drain', more)
    }
    more()
  })
  expect(await messageOf(requestJson(server.url, options))).toBe(
    `CommandError: ${server.url} sent an answer that is too large.`,
  )
})

test('error: names a refusing status, a text that is not JSON, and a server that is gone', async () => {
  await using server = await serve(({ url }, response) => {
    response.writeHead(url === '/text' ? 200 : 404).end('\u001b[2J')
  })
  expect(await messageOf(requestJson(`${server.url}/key`, options))).toBe(
    `CommandError: ${server.url} answered with the status 404: it has no such record.`,
  )
  expect(await messageOf(requestJson(`${server.url}/text`, options))).toBe(
    `CommandError: ${server.url} did not answer with JSON.`,
  )
  const gone = await serve(() => {})
  await gone[Symbol.asyncDispose]()
  expect(await messageOf(requestJson(`${gone.url}/key`, options))).toBe(
    `CommandError: ${gone.url} could not be reached (ECONNREFUSED).`,
  )
})

test.each(['ftp://a.example', 'file:///etc/passwd', 'a.example', ''])(
  'error: the address %j',
  async (address) => {
    expect(await messageOf(requestJson(address, options))).toBe(
      'CommandError: An address has to begin with https:// or http://.',
    )
  },
)
