import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createNode } from './createNode.ts'
import { createNodeRpc, type Rpc } from './createNodeRpc.ts'

type Call = { id: number; method: string; params: unknown[] }

let server: Server
let rpc: Rpc
let connect: (timeout: number) => Rpc
let controller: AbortController
let batches: Call[][]
let answer: (calls: Call[], response: ServerResponse) => void

let servedChain: string

const resultOf = ({ method, params }: Call) =>
  method === 'eth_chainId' ? servedChain : params[0]

const echo = (calls: Call[], response: ServerResponse) => {
  const answers = calls.map((call) => ({ id: call.id, result: resultOf(call) }))
  response.end(JSON.stringify(answers.reverse()))
}

beforeEach(async () => {
  batches = []
  servedChain = '0x539'
  answer = echo
  server = createServer(async (request, response) => {
    const calls = (await json(request)) as Call[]
    batches.push(calls)
    answer(calls, response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  controller = new AbortController()
  const { port } = server.address() as AddressInfo
  connect = (timeout) =>
    createNodeRpc({
      node: createNode({ url: `http://127.0.0.1:${port}`, isPublic: true }, 1),
      chainId: '1337',
      signal: controller.signal,
      timeout,
    })
  rpc = connect(30_000)
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const calls = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ method: 'echo', params: [i] }))

test('default', async () => {
  const answers = await rpc.batch(calls(250))
  expect(answers).toEqual(
    calls(250).map(({ params }) => ({ result: params[0] })),
  )
  expect(batches.map(({ length }) => length).sort()).toEqual([100, 100, 53])
})

test('behavior: sends eth_chainId with every request', async () => {
  await rpc.batch(calls(250))
  const asked = batches.map((batch) => batch.map(({ method }) => method))
  for (const methods of asked) {
    expect(methods.filter((method) => method === 'eth_chainId')).toHaveLength(1)
  }
})

test('error: one of several requests is answered by another chain', async () => {
  let requests = 0
  answer = (batch, response) => {
    servedChain = ++requests === 2 ? '0x7e5' : '0x539'
    echo(batch, response)
  }
  const failing = rpc.batch(calls(250))
  await expect(failing).rejects.toThrowErrorMatchingInlineSnapshot(
    `[WrongChainError: The node serves chain 2021, not chain 1337.]`,
  )
  await expect(failing).rejects.toMatchObject({
    expected: '1337',
    actual: '2021',
  })
})

test.each([undefined, null, 7, 'Local', '0x'])(
  'error: the chain id is %s',
  async (value) => {
    servedChain = value as string
    await expect(
      rpc.batch(calls(1), { retry: 0 }),
    ).rejects.toThrowErrorMatchingInlineSnapshot(
      `[RpcError: The node does not report its chain id.]`,
    )
  },
)

test('behavior: one refused call does not fail the others', async () => {
  answer = ([, second], response) => {
    const error = { code: 3, message: 'execution reverted' }
    response.end(
      JSON.stringify([
        { id: 0, error },
        { id: 1, result: second?.params[0] },
        { id: 2, result: servedChain },
      ]),
    )
  }
  expect(await rpc.batch(calls(2))).toMatchObject([
    { error: { kind: 'rpc', code: 3, message: 'execution reverted' } },
    { result: 1 },
  ])
})

test('behavior: tried again after 150 ms', async () => {
  let failures = 1
  answer = (batch, response) => {
    if (failures-- <= 0) return echo(batch, response)
    response.statusCode = 503
    response.end()
  }
  const started = performance.now()
  expect(await rpc.batch(calls(1))).toEqual([{ result: 0 }])
  expect(performance.now() - started).toBeGreaterThan(140)
})

test('behavior: a batch that is too large is halved', async () => {
  answer = (batch, response) =>
    batch.length > 30
      ? response.end(
          JSON.stringify({
            error: { code: -32_600, message: 'batch too large' },
          }),
        )
      : echo(batch, response)
  expect(await rpc.batch(calls(100))).toHaveLength(100)
})

/** Answers single calls, and refuses batches by the given function. */
const refuseBatches = (refuse: (response: ServerResponse) => void) => {
  answer = (batch, response) => {
    if (Array.isArray(batch)) return refuse(response)
    const call = batch as Call
    response.end(JSON.stringify({ id: call.id, result: resultOf(call) }))
  }
}

test.each<[string, (response: ServerResponse) => void]>([
  ['HTTP 400', (response) => response.writeHead(400).end()],
  ['HTTP 405', (response) => response.writeHead(405).end('no')],
  [
    'a JSON-RPC error',
    (response) => {
      const error = { code: -32_600, message: 'batch requests are disabled' }
      response.end(JSON.stringify({ id: null, error }))
    },
  ],
])('behavior: %s to batches: calls are sent one by one', async (_, refuse) => {
  refuseBatches(refuse)
  const expected = calls(5).map(({ params }) => ({ result: params[0] }))
  expect(await rpc.batch(calls(5))).toEqual(expected)
  batches = []
  expect(await rpc.batch(calls(5))).toEqual(expected)
  // Each attempt reads the chain id before and after.
  expect(batches).toHaveLength(7)
})

test('behavior: keeps batching after one refused batch', async () => {
  await rpc.batch(calls(2))
  refuseBatches((response) => response.writeHead(400).end())
  await expect(rpc.batch(calls(2))).rejects.toMatchObject({ code: 400 })
  answer = echo
  batches = []
  await rpc.batch(calls(2))
  expect(batches).toHaveLength(1)
})

test.each([
  [400, 1],
  [401, 1],
  [404, 1],
  [429, 4],
  [500, 4],
])('error: HTTP %i after %i attempts', async (status, attempts) => {
  await rpc.batch(calls(1))
  batches = []
  answer = (_, response) => {
    response.writeHead(status, { 'retry-after': '0' }).end()
  }
  await expect(rpc.batch(calls(1))).rejects.toMatchObject({
    kind: 'http',
    code: status,
    message: `The node answered HTTP ${status}.`,
  })
  expect(batches).toHaveLength(attempts)
})

test('error: a pause above 30 s fails the request at once', async () => {
  answer = (_, response) => {
    response.writeHead(429, { 'retry-after': '31' }).end()
  }
  await expect(rpc.batch(calls(1))).rejects.toMatchObject({
    code: 429,
    retryAfter: 31_000,
  })
  expect(batches).toHaveLength(1)
})

test('error: reports a node that does not answer', async () => {
  answer = () => undefined
  await expect(
    connect(200).batch(calls(1), { retry: 0 }),
  ).rejects.toThrowErrorMatchingInlineSnapshot(
    `[RpcError: The node did not answer in time.]`,
  )
})

test('error: reports an answer that is not JSON', async () => {
  answer = (_, response) => response.end('<html>')
  await expect(
    rpc.batch(calls(1), { retry: 0 }),
  ).rejects.toThrowErrorMatchingInlineSnapshot(
    `[RpcError: The node did not answer with JSON.]`,
  )
})

test('error: reports a node that refuses connections', async () => {
  server.closeAllConnections()
  server.close()
  await expect(
    rpc.batch(calls(1), { retry: 0 }),
  ).rejects.toThrowErrorMatchingInlineSnapshot(
    `[RpcError: The node cannot be reached.]`,
  )
})

test('error: stopped', async () => {
  answer = () => undefined
  const pending = rpc.batch(calls(1))
  controller.abort(new Error('Enough.'))
  await expect(pending).rejects.toThrow('Enough.')
})
