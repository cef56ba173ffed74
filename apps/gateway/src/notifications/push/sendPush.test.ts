import { createECDH } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createTcp } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { PushSubscription } from './readPushSubscription.ts'
import { type SendPushOptions, sendPush } from './sendPush.ts'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

const start = async (listener: RequestListener): Promise<number> => {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

const pair = createECDH('prime256v1')
const vapid = {
  publicKey: pair.generateKeys('base64url'),
  privateKey: pair.getPrivateKey('base64url'),
  subject: 'mailto:push@gateway.example',
}

const send = (
  endpoint: string,
  {
    allowedHosts = ['127.0.0.1'],
    ...options
  }: Partial<SendPushOptions> & { allowedHosts?: string[] } = {},
) => {
  const subscription: PushSubscription = {
    endpoint: new URL(endpoint),
    p256dh: createECDH('prime256v1').generateKeys(),
    auth: Buffer.alloc(16),
  }
  const settings = { ...vapid, allowedHosts }
  return sendPush('{}', subscription, { settings, now: 0, ...options })
}

test('default', async () => {
  const seen: unknown[] = []
  const port = await start((request, response) => {
    const { method, url, headers } = request
    seen.push([method, url, headers['content-encoding'], headers['ttl']])
    response.writeHead(201).end()
  })
  expect(await send(`http://127.0.0.1:${port}/box`)).toEqual({ kind: 'sent' })
  expect(seen).toEqual([['POST', '/box', 'aes128gcm', '86400']])
})

test.each([
  [410, { kind: 'gone' }],
  [404, { kind: 'gone' }],
  [400, { kind: 'refused' }],
  [302, { kind: 'refused' }],
  [503, { kind: 'later', wait: 7_000 }],
  [429, { kind: 'later', wait: 7_000 }],
])('behavior: %i', async (status, outcome) => {
  let requests = 0
  const port = await start((_, response) => {
    requests += 1
    response.writeHead(status, { 'Retry-After': '7', Location: '/other' }).end()
  })
  expect(await send(`http://127.0.0.1:${port}/`)).toEqual(outcome)
  expect(requests).toBe(1)
})

test('behavior: retries a push only if it cannot have been delivered', async () => {
  expect(await send('http://127.0.0.1:1/')).toEqual({ kind: 'later', wait: 0 })
  const silent = await start(() => undefined)
  expect(await send(`http://127.0.0.1:${silent}/`, { timeout: 100 })).toEqual({
    kind: 'unknown',
  })
  const rude = await start((request) => request.socket.destroy())
  expect(await send(`http://127.0.0.1:${rude}/`)).toEqual({ kind: 'unknown' })
  expect(
    await send(`http://127.0.0.1:${silent}/`, { signal: AbortSignal.abort() }),
  ).toEqual({ kind: 'later', wait: 0 })
})

test('error: a name that leads inside is not connected to', async () => {
  let connections = 0
  const server = createTcp((socket) => {
    connections += 1
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => server.close())
  const { port } = server.address() as AddressInfo
  const inside = [
    [{ address: '127.0.0.1', family: 4 }],
    [
      { address: '8.8.8.8', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ],
    [{ address: '::ffff:127.0.0.1', family: 6 }],
    [],
  ]
  for (const found of inside) {
    const outcome = await send(`https://push.example:${port}/`, {
      allowedHosts: [],
      resolve: () => Promise.resolve(found),
    })
    expect(outcome).toEqual({ kind: 'refused' })
  }
  expect(connections).toBe(0)
  // Looked up once only: the address that passed is the one connected to.
  const answers = ['127.0.0.1']
  await send(`http://push.example:${port}/`, {
    allowedHosts: ['push.example'],
    resolve: () =>
      Promise.resolve([{ address: answers.pop() ?? '::1', family: 4 }]),
  })
  expect([connections, answers]).toEqual([1, []])
})
