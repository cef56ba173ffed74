import { existsSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { hostname, networkInterfaces } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { serve } from '../src/api/http/serve.ts'
import {
  newFolder,
  type SpawnedGateway,
  spawnGateway,
  writeChains,
} from './support/spawnGateway.ts'

const start = (folder: string, more: Record<string, string> = {}) =>
  spawnGateway({
    GATEWAY_DATA_DIR: folder,
    GATEWAY_CHAINS: writeChains(),
    ...more,
  })

const end = async (gateway: SpawnedGateway, signal: NodeJS.Signals) => {
  gateway.process.kill(signal)
  return gateway.ended
}

const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some((one) => one?.address === '::1')

test('default: starts, refuses a second on its folder or port, stops', async () => {
  const folder = newFolder()
  const first = start(folder)
  const port = await first.listening
  for (const host of hasIpv6 ? ['127.0.0.1', '[::1]'] : ['127.0.0.1']) {
    const response = await fetch(`http://${host}:${port}/health/ready`)
    // The store is open; the node of its chain is not there.
    expect(await response.json()).toMatchObject({
      reason: 'Chain 1337 has not been read yet.',
    })
  }

  const second = start(folder)
  expect(await second.ended).toBe(1)
  expect(second.lines.map((line) => line.msg)).toEqual([
    expect.stringContaining(
      `The data folder ${folder} is in use by process ${first.process.pid} on ${hostname()} since `,
    ),
  ])

  const other = newFolder()
  const third = start(other, { GATEWAY_PORT: String(port) })
  expect(await third.ended).toBe(1)
  expect(third.lines.at(-1)?.msg).toBe(
    `Port ${port} is in use. Stop what listens there, or name another port (--port, GATEWAY_PORT).`,
  )

  expect(await end(first, 'SIGTERM')).toBe(0)
  const messages = first.lines.map((line) => line.msg)
  // A busy machine takes more than five seconds to make the store.
  expect(messages.filter((text) => !text.startsWith('not ready'))).toEqual([
    'store open',
    'listening',
    'indexing',
    expect.anything(),
    'stopping',
    'stopped',
  ])

  const again = start(folder)
  await again.listening
  expect(await end(again, 'SIGINT')).toBe(0)
  rmSync(folder, { recursive: true })
  rmSync(other, { recursive: true })
}, 240_000)

/** Addresses that listen on a port of this machine, by Linux. */
const listenersOf = (port: number): string[] => {
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  return ['/proc/net/tcp', '/proc/net/tcp6']
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, local, , state]) => local?.endsWith(`:${hex}`) && state === '0A',
    )
    .map(([, local = '']) => local.split(':')[0] ?? '')
}

// Linux alone lists listening sockets here.
test.each(['/proc/net/tcp'].filter((file) => existsSync(file)))(
  'behavior: listens on addresses of this machine alone, by %s',
  async () => {
    const folder = newFolder()
    const gateway = start(folder)
    const listeners = listenersOf(await gateway.listening)
    const loopback = ['0100007F', '00000000000000000000000001000000']
    expect(listeners.toSorted()).toEqual(
      loopback.slice(0, hasIpv6 ? 2 : 1).toSorted(),
    )
    await end(gateway, 'SIGTERM')
    rmSync(folder, { recursive: true })
  },
  240_000,
)

test('behavior: ends with the process that started it, and without its log', async () => {
  const folder = newFolder()
  const gateway = start(folder)
  await gateway.listening
  // The other ends of all channels die at once.
  gateway.process.stdout?.destroy()
  gateway.process.disconnect()
  expect(await gateway.ended).toBe(0)
  rmSync(folder, { recursive: true })
}, 240_000)

test('behavior: killed during its first start, it starts the next time', async () => {
  const folder = newFolder()
  // The store is made within a second or two.
  for (let round = 0; round < 5; round += 1) {
    const gateway = start(folder)
    await sleep(300 + round * 400)
    gateway.process.kill('SIGKILL')
    await gateway.ended
  }
  const gateway = start(folder)
  const port = await gateway.listening
  expect((await fetch(`http://127.0.0.1:${port}/v1/chains`)).status).toBe(200)
  await end(gateway, 'SIGKILL')
  rmSync(folder, { recursive: true })
}, 240_000)

test('error: a wrong setting', async () => {
  const gateway = start(newFolder(), { GATEWAY_PUBLIC_URL: 'nowhere' })
  expect(await gateway.ended).toBe(1)
  expect(gateway.lines.map((line) => line.msg)).toEqual([
    'GATEWAY_PUBLIC_URL must be an http or https URL.',
  ])
})

test('behavior: a request that dribbles in is cut off', async () => {
  const app = new Hono().get('/', (c) => c.text('ok'))
  const server = await serve(app, {
    hosts: ['127.0.0.1'],
    port: 0,
    headersTimeout: 300,
  })
  const socket = connect(server.port, '127.0.0.1')
  const closed = new Promise<void>((resolve) => {
    socket.on('close', () => resolve())
    socket.on('error', () => resolve())
  })
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
  const dribble = setInterval(() => socket.write('x'), 100)
  await closed
  clearInterval(dribble)
  await server.close()
})

test('behavior: closing lets a running request finish', async () => {
  const arrived = Promise.withResolvers<void>()
  const app = new Hono().get('/', async (c) => {
    arrived.resolve()
    await sleep(200)
    return c.text('done')
  })
  const server = await serve(app, { hosts: ['127.0.0.1'], port: 0 })
  const answer = fetch(`http://127.0.0.1:${server.port}/`)
  await arrived.promise
  await server.close()
  expect(await (await answer).text()).toBe('done')
})
