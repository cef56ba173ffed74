import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { demoOwners } from './accounts.ts'
import { type ChainClient, createChainClient } from './chainClient.ts'
import { demoSafes } from './seed/demoSafes.ts'

interface Ready {
  rpcUrl: string
  pid: number
}

const main = new URL('./main.ts', import.meta.url)
const running = new Set<ChildProcess>()
let stateDir: string

beforeEach(async () => {
  stateDir = await mkdtemp(join(tmpdir(), 'strongroom-devnet-'))
})

afterEach(async () => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
  await rm(stateDir, { recursive: true, force: true })
})

async function start(...args: string[]) {
  const child = spawn(process.execPath, [main.pathname, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const lines = createInterface({ input: child.stdout })
  const [line] = (await once(lines, 'line')) as [string]
  const ready = JSON.parse(line) as Ready
  const client = createChainClient(1337, ready.rpcUrl)
  return { child, client, ready }
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  const ended = once(child, 'exit')
  child.kill(signal)
  const [code] = (await ended) as [number | null]
  running.delete(child)
  return code
}

/** Waits until the port refuses connections. */
async function gone(client: ChainClient) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await client.getChainId().catch(() => undefined)
    if (answer === undefined) return true
    await sleep(20)
  }
  return false
}

async function pay(client: ChainClient, value: bigint) {
  const hash = await client.sendTransaction({
    account: demoOwners.Alice,
    to: demoSafes(1337)[1]?.address ?? '0x',
    value,
  })
  await client.waitForTransactionReceipt({ hash })
  return hash
}

/** Everything an indexer that starts at block 0 would ask for. */
async function readAll(client: ChainClient) {
  const height = await client.getBlockNumber()
  const blocks = []
  for (let blockNumber = 0n; blockNumber <= height; blockNumber++) {
    const block = await client.getBlock({
      blockNumber,
      includeTransactions: true,
    })
    const receipts = []
    for (const { hash } of block.transactions)
      receipts.push(await client.getTransactionReceipt({ hash }))
    blocks.push({ block, receipts })
  }
  const logs = await client.getLogs({ fromBlock: 0n })
  const safe = demoSafes(1337)[1]?.address ?? '0x'
  const balance = await client.getBalance({ address: safe })
  return { blocks, logs, balance }
}

test('default: SIGTERM saves, and the chain continues where it was', async () => {
  const args = ['--chain', '1337', '--state', stateDir]
  const first = await start(...args)
  await pay(first.client, 5n)
  const before = await readAll(first.client)
  expect(await end(first.child, 'SIGTERM')).toBe(0)
  expect(await gone(first.client)).toBe(true)
  expect(await readdir(stateDir)).toEqual(['chain-1337.json'])

  const second = await start(...args)
  expect(await readAll(second.client)).toEqual(before)
  const hash = await pay(second.client, 7n)
  const { blockHash } = await second.client.getTransactionReceipt({ hash })
  const { timestamp, number } = await second.client.getBlock({ blockHash })
  expect(number).toBe(BigInt(before.blocks.length))
  expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(30)
  expect(await end(second.child, 'SIGINT')).toBe(0)
})

test('behavior: SIGKILL leaves no anvil and loses no more than a second', async () => {
  const args = ['--chain', '1337', '--state', stateDir]
  const first = await start(...args)
  await pay(first.client, 5n)
  const before = await readAll(first.client)
  await sleep(1200)
  await pay(first.client, 6n)
  await end(first.child, 'SIGKILL')
  expect(await gone(first.client)).toBe(true)

  const second = await start(...args)
  const after = await readAll(second.client)
  expect(after.blocks.slice(0, before.blocks.length)).toEqual(before.blocks)
  // The last payment came too late to be certain.
  expect([before.balance, before.balance + 6n]).toContain(after.balance)
  await end(second.child, 'SIGTERM')
})

test('behavior: killed again and again while it saves', async () => {
  const args = ['--chain', '1337', '--state', stateDir]
  for (let round = 0; round < 4; round++) {
    const { child, client } = await start(...args)
    expect(await client.getBlockNumber()).toBeGreaterThan(20n)
    await pay(client, 1n)
    await sleep(480 + round * 20)
    await end(child, 'SIGKILL')
    expect(await gone(client)).toBe(true)
  }
})

test('behavior: after a restart old transactions trace by trace_transaction', async () => {
  const args = ['--state', stateDir]
  const first = await start(...args)
  const hash = await pay(first.client, 5n)
  await end(first.child, 'SIGTERM')
  const { child, client } = await start(...args)
  const trace = await client.request<{
    Method: 'trace_transaction'
    Parameters: [string]
    ReturnType: { action: { value: string } }[]
  }>({ method: 'trace_transaction', params: [hash] })
  expect(trace.map(({ action }) => action.value)).toEqual(['0x5', '0x5'])
  await end(child, 'SIGTERM')
})

test('error: anvil exits by itself', async () => {
  const { child, client, ready } = await start('--state', stateDir)
  let text = ''
  child.stderr.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  process.kill(ready.pid, 'SIGTERM')
  expect(await once(child, 'close')).toEqual([1, null])
  expect(text).toContain('Anvil for chain 1337 ended by itself.')
  expect(await gone(client)).toBe(true)
})

test('error: wrong arguments', async () => {
  const child = spawn(process.execPath, [main.pathname, '--chain', '5'])
  let text = ''
  child.stderr.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  expect(await once(child, 'close')).toEqual([1, null])
  expect(text).toMatchInlineSnapshot(`
    "There is no chain 5.
    Usage: main.ts --chain 1337|2021 [--port 8545] [--state folder] [--no-seed]
    "
  `)
})
