import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { inspect } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createNodePool, type NodePool } from './createNodePool.ts'
import { createRpcClient } from './createRpcClient.ts'
import { parseRpcUrl } from './parseRpcUrl.ts'

interface Call {
  id: number
  method: string
}

interface TestNode {
  name: string
  head: number
  chainId: string
  status: number
  headers: Record<string, string>
  /** Milliseconds before an answer. */
  delay: number
  /** Authorization headers and methods, in the order of the requests. */
  seen: { authorization: string | undefined; methods: string[] }[]
  url: string
  server: Server
}

const startNode = async (name: string): Promise<TestNode> => {
  const node = {
    name,
    head: 100,
    chainId: '0x5',
    status: 200,
    headers: {},
    delay: 0,
    seen: [],
  } as unknown as TestNode
  const resultOf = (method: string) =>
    method === 'eth_chainId'
      ? node.chainId
      : method === 'eth_blockNumber'
        ? `0x${node.head.toString(16)}`
        : node.name
  node.server = createServer(async (request, response) => {
    const body = await json(request)
    const calls = [body].flat() as Call[]
    node.seen.push({
      authorization: request.headers.authorization,
      methods: calls.map(({ method }) => method),
    })
    setTimeout(() => {
      response.writeHead(node.status, node.headers)
      response.end(
        JSON.stringify(
          calls.map(({ id, method }) => ({ id, result: resultOf(method) })),
        ),
      )
    }, node.delay)
  })
  await new Promise<void>((resolve) => {
    node.server.listen(0, '127.0.0.1', resolve)
  })
  node.url = `http://127.0.0.1:${(node.server.address() as AddressInfo).port}`
  return node
}

let first: TestNode
let second: TestNode
let pool: NodePool
const { signal } = new AbortController()

const stop = (node: TestNode) => {
  node.server.closeAllConnections()
  node.server.close()
}

beforeEach(async () => {
  first = await startNode('first')
  second = await startNode('second')
  pool = createNodePool({
    chainId: '5',
    rpcUrls: [first, second].map(({ url }) => parseRpcUrl(url, 'RPC')),
  })
})

afterEach(() => {
  stop(first)
  stop(second)
})

const who = [{ method: 'who', params: [] }]

test('default', async () => {
  const nodes = pool.open({ signal })
  expect(await nodes.renew()).toBe(false)
  expect(await nodes.batch(who)).toEqual([{ result: 'first' }])
  expect(await nodes.other?.()?.batch(who)).toEqual([{ result: 'second' }])
  expect(pool.health()).toMatchObject([
    { position: 1, isUp: true, head: 100, failures: 0 },
    { position: 2, isUp: true, head: 100, failures: 0 },
  ])
})

test.each<[string, (node: TestNode) => void]>([
  ['is away', stop],
  ['answers HTTP 500', (node) => Object.assign(node, { status: 500 })],
  ['serves another chain', (node) => Object.assign(node, { chainId: '0x6' })],
  ['is 6 blocks behind', (node) => Object.assign(node, { head: 94 })],
])('behavior: a node that %s is not chosen', async (_, spoil) => {
  spoil(first)
  const nodes = pool.open({ signal, timeout: 1_000 })
  await nodes.renew()
  expect(await nodes.batch(who)).toEqual([{ result: 'second' }])
  expect(nodes.position()).toBe(2)
})

test('behavior: a node that is 5 blocks behind is chosen', async () => {
  first.head = 95
  const nodes = pool.open({ signal })
  await nodes.renew()
  expect(nodes.position()).toBe(1)
})

test('behavior: a pinned reader keeps its node', async () => {
  const nodes = pool.open({ signal })
  await nodes.renew()
  const pinned = nodes.pin()
  first.status = 503
  await expect(nodes.batch(who)).rejects.toMatchObject({ code: 503 })
  first.status = 200
  expect(await nodes.renew()).toBe(true)
  expect(await nodes.batch(who)).toEqual([{ result: 'second' }])
  expect(await pinned.batch(who)).toEqual([{ result: 'first' }])
})

test('behavior: leaves a node alone for the pause that it requested', async () => {
  const nodes = pool.open({ signal })
  await nodes.renew()
  Object.assign(first, { status: 429, headers: { 'retry-after': '3600' } })
  await expect(nodes.batch(who)).rejects.toMatchObject({ code: 429 })
  const requests = first.seen.length
  // The other reader of the same pool knows of it.
  const client = createRpcClient(pool)
  const answer = await client.request({ method: 'who' } as never)
  expect(answer).toBe('second')
  stop(second)
  await expect(nodes.batch(who, { retry: 0 })).rejects.toMatchObject({
    code: 429,
    retryAfter: expect.closeTo(3_600_000, -4),
  })
  expect(first.seen).toHaveLength(requests)
})

test('behavior: tries the next node within one call', async () => {
  const client = createRpcClient(pool)
  expect(await client.request({ method: 'who' } as never)).toBe('first')
  first.status = 502
  expect(await client.request({ method: 'who' } as never)).toBe('second')
})

test('behavior: calls made together travel as one batch', async () => {
  const client = createRpcClient(pool)
  await Promise.all(
    [1, 2, 3].map(() => client.request({ method: 'who' } as never)),
  )
  expect(first.seen.at(-1)?.methods).toEqual([
    'who',
    'who',
    'who',
    'eth_chainId',
  ])
})

test('behavior: a user and a password are sent as a header', async () => {
  const url = first.url.replace('//', '//me:secret@')
  const own = createNodePool({
    chainId: '5',
    rpcUrls: [parseRpcUrl(url, 'RPC')],
  })
  await own.open({ signal }).batch(who)
  expect(first.seen.at(-1)?.authorization).toBe(
    `Basic ${Buffer.from('me:secret').toString('base64')}`,
  )
  stop(first)
  const failure = await own
    .open({ signal })
    .batch(who, { retry: 0 })
    .catch((error: unknown) => error)
  expect(inspect(failure, { depth: 9 })).not.toMatch(/secret|bWU6/)
})

test('behavior: a pool of one node sends the calls alone', async () => {
  const own = createNodePool({
    chainId: '5',
    rpcUrls: [parseRpcUrl(first.url, 'RPC')],
  })
  const nodes = own.open({ signal })
  await nodes.renew()
  await nodes.batch(who)
  expect(first.seen.map(({ methods }) => methods)).toEqual([
    ['who', 'eth_chainId'],
  ])
  expect(nodes.other?.()).toBeUndefined()
})

test('behavior: the budget of a node spans its readers', async () => {
  const own = createNodePool({
    chainId: '5',
    rpcUrls: [parseRpcUrl(first.url, 'RPC', { requestsPerSecond: 40 })],
  })
  const readers = [own.open({ signal }), own.open({ signal })]
  const began = performance.now()
  await Promise.all(
    Array.from({ length: 30 }, (_, i) => readers[i % 2]?.batch(who)),
  )
  // Each asks for the chain id, too: forty calls at once, twenty in half a second.
  expect(performance.now() - began).toBeGreaterThan(450)
  expect(first.seen).toHaveLength(30)
})
