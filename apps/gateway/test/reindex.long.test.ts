import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { type Chain, startChain } from '@strongroom/devnet'
import type { Address } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { reindex } from '../src/main/reindex/reindex.ts'
import { openDatabase } from '../src/platform/db/openDatabase.ts'
import { bob } from './chain/support/accounts.ts'
import { createTestSafe } from './chain/support/createTestSafe.ts'
import { execute } from './chain/support/execute.ts'
import { indexFromScratch } from './chain/support/openIndex.ts'
import { readRows } from './chain/support/readRows.ts'
import { type RpcProxy, startRpcProxy } from './chain/support/rpcProxy.ts'
import { send } from './chain/support/send.ts'
import { openFresh } from './support/describeStores.ts'
import { newFolder, spawnGateway, writeChains } from './support/spawnGateway.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const server = process.env['TEST_DATABASE_URL']

let chain: Chain<1337>
let proxy: RpcProxy
let safe: Address
/** Block of an execution, far from the head. */
let hidden: number
const started: ChildProcess[] = []

beforeAll(async () => {
  chain = await startChain({ chainId: 1337, seed: false })
  safe = await createTestSafe(chain)
  await send(chain, { to: safe, value: 5n })
  await execute(chain, safe, { to: bob.address, value: 1n })
  hidden = Number(await chain.client.getBlockNumber())
  await chain.client.mine({ blocks: 80 })
  proxy = await startRpcProxy(chain.rpcUrl)
})

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

afterAll(async () => {
  await proxy.close()
  await chain.stop()
})

const hide = () => {
  proxy.fault = () => undefined
  proxy.rewrite = ({ method }, result) =>
    method === 'eth_getLogs'
      ? (result as { blockNumber: string }[]).filter(
          ({ blockNumber }) => Number(blockNumber) !== hidden,
        )
      : result
}

const show = () => {
  proxy.rewrite = (_, result) => result
}

type Environment = Readonly<Record<string, string>>

const run = async (environment: Environment, ...args: string[]) => {
  const child = spawn(
    process.execPath,
    ['--conditions=@strongroom/source', main, 'reindex', ...args],
    {
      env: { PATH: process.env['PATH'], ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  started.push(child)
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { status, stdout, stderr }
}

/** A gateway that has indexed the chain. */
const start = async (environment: Environment) => {
  const gateway = spawnGateway(environment)
  started.push(gateway.process)
  const base = `http://127.0.0.1:${await gateway.listening}`
  await expect
    .poll(async () => (await fetch(`${base}/health/ready`)).status, {
      timeout: 240_000,
    })
    .toBe(200)
  return gateway
}

const fresh = () => indexFromScratch({ rpcUrl: chain.rpcUrl })

// Starts six processes, one after the other.
test('default: repairs a safe through the gateway that holds the folder', {
  timeout: 600_000,
}, async () => {
  const folder = newFolder()
  const environment = {
    GATEWAY_DATA_DIR: folder,
    GATEWAY_CHAINS: writeChains(proxy.url),
  }
  hide()
  const gateway = await start(environment)
  show()
  // The node does not answer, and the gateway is killed in the repair.
  let asked = 0
  proxy.fault = ({ method }) => {
    if (method !== 'eth_getLogs') return undefined
    asked += 1
    return 'drop'
  }
  const safeOptions = ['--chain', '1337', '--safe', safe.toLowerCase()]
  const cut = run(environment, ...safeOptions)
  await expect.poll(() => asked, { timeout: 240_000 }).toBeGreaterThan(0)
  gateway.process.kill('SIGKILL')
  expect(await cut).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(
      /^The gateway on .* did not answer to the end/,
    ),
  })
  await gateway.ended
  hide()
  const old = await openDatabase({ folder })
  expect(await readRows(old.db)).toEqual(
    await indexFromScratch({ rpcUrl: proxy.url }),
  )
  await old.close()
  // The next gateway completes the started work.
  show()
  const next = await start(environment)
  await expect
    .poll(() => next.lines.map(({ msg }) => msg), { timeout: 240_000 })
    .toContainEqual(
      expect.stringMatching(/^Read 1 safe again: \d+ rows are new/),
    )
  expect(await run(environment, ...safeOptions)).toEqual({
    status: 0,
    stdout: expect.stringContaining(
      'Read 1 safe again: nothing was missing.\n',
    ),
    stderr: '',
  })
  expect(
    await run(environment, '--chain', '1337', '--from', '0', '--to', '999'),
  ).toEqual({
    status: 1,
    stdout: '',
    stderr: `The index of chain 1337 ends at block ${await chain.client.getBlockNumber()}.\n`,
  })
  next.process.kill('SIGKILL')
  await next.ended
  const { db, close } = await openDatabase({ folder })
  expect(await readRows(db)).toEqual(await fresh())
  await close()
  rmSync(folder, { recursive: true })
})

test('behavior: repairs blocks itself while no gateway runs', {
  timeout: 600_000,
}, async () => {
  const folder = newFolder()
  const environment = {
    GATEWAY_DATA_DIR: folder,
    GATEWAY_CHAINS: writeChains(proxy.url),
  }
  hide()
  const gateway = await start(environment)
  gateway.process.kill('SIGKILL')
  await gateway.ended
  show()
  const blocks = ['--from', String(hidden - 1), '--to', String(hidden)]
  expect(await run(environment, '--chain', '1337', ...blocks)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Read 1 safe again: [1-9]\d* rows are new/m),
    stderr: '',
  })
  const { db, close } = await openDatabase({ folder })
  expect(await readRows(db)).toEqual(await fresh())
  await close()
  rmSync(folder, { recursive: true })
})

test.runIf(server !== undefined)(
  'behavior: has the leader on a PostgreSQL server repair a safe',
  async () => {
    const store = await openFresh(server ?? '')
    const environment = {
      DATABASE_URL: store.url,
      GATEWAY_CHAINS: writeChains(proxy.url),
    }
    hide()
    const gateway = await start(environment)
    show()
    expect(
      await run(environment, '--chain', '1337', '--safe', safe),
    ).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(
        /^Read 1 safe again: [1-9]\d* rows are new/m,
      ),
      stderr: '',
    })
    expect(await readRows(store.db)).toEqual(await fresh())
    gateway.process.kill('SIGKILL')
    await gateway.ended
    await store.close()
  },
)

test.each([
  [{ chain: '5', safe: bob.address }, 'No chain 5 is configured.'],
  [{ chain: '1337', safe: '0x1' }, '--safe must be the address of a safe.'],
  [
    { chain: '1337', from: '2', to: '1' },
    '--from must not be a later block than --to.',
  ],
  [
    { chain: '1337', from: '-1', to: '1' },
    '--from must be the number of a block.',
  ],
  [
    { safe: bob.address },
    /^Usage: strongroom-gateway reindex --chain <id> --safe/,
  ],
  [
    { chain: '1337', safe: bob.address, to: '1' },
    /^Usage: strongroom-gateway reindex --chain <id> --safe/,
  ],
])('error: refuses %j with one line', async (options, message) => {
  await expect(
    reindex({
      options,
      given: [],
      positionals: [],
      environment: { GATEWAY_CHAINS: writeChains() },
      signal: new AbortController().signal,
      print: () => undefined,
    }),
  ).rejects.toThrow(message)
})
