import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Chain, startChain } from '@strongroom/devnet'
import { type Address, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../src/platform/db/openDatabase.ts'
import { bob } from './support/accounts.ts'
import { createTestSafe } from './support/createTestSafe.ts'
import { execute } from './support/execute.ts'
import { indexFromScratch, openIndex } from './support/openIndex.ts'
import { type RpcProxy, startRpcProxy } from './support/rpcProxy.ts'
import { send } from './support/send.ts'

const rounds = Number(process.env['KILL_ROUNDS'] ?? 5)
const script = fileURLToPath(
  new URL('support/indexerProcess.ts', import.meta.url),
)

let chain: Chain<1337>
let proxy: RpcProxy
let folder: string
let safe: Address

beforeAll(async () => {
  chain = await startChain({ chainId: 1337, seed: false })
  folder = await mkdtemp(join(tmpdir(), 'strongroom-kill-'))
  safe = await createTestSafe(chain)
  await send(chain, { to: safe, value: parseEther('100') })
  for (let i = 0; i < 60; i++) {
    await execute(chain, safe, { to: bob.address, value: BigInt(i + 1) })
    await chain.client.mine({ blocks: 4 })
  }
  proxy = await startRpcProxy(chain.rpcUrl)
  // Many small ranges: a kill falls into a different one each time.
  proxy.fault = ({ method, params }) => {
    const { fromBlock, toBlock } = Object(params[0]) as Record<string, string>
    const large = Number(toBlock) - Number(fromBlock) >= 4
    return method === 'eth_getLogs' && large
      ? { error: { code: -32_005, message: 'too many results' } }
      : undefined
  }
})

afterAll(async () => {
  await proxy.close()
  await chain.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Starts an indexer; gives what kills it and waits for its end. */
const start = async (): Promise<() => Promise<void>> => {
  const child = spawn(
    process.execPath,
    ['--conditions=@strongroom/source', script, folder, proxy.url],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ended = once(child, 'exit')
  const early = ended.then(() => {
    throw new Error('The indexer ended by itself.')
  })
  await Promise.race([once(child.stdout, 'data'), early])
  early.catch(() => undefined)
  return async () => {
    child.kill('SIGKILL')
    await ended
  }
}

test(`behavior: killed ${rounds} times at random`, {
  timeout: 120_000 + rounds * 60_000,
}, async () => {
  const delays: number[] = []
  for (let round = 0; round < rounds; round++) {
    const kill = await start()
    // Rollbacks are interrupted, too.
    if (round % 2 === 1) {
      await chain.client.request({
        method: 'anvil_reorg',
        params: [5, []],
      } as never)
    }
    const delay = Math.random() * 250
    delays.push(Math.round(delay))
    await sleep(delay)
    await kill()
    await execute(chain, safe, { to: bob.address, value: 1n })
  }
  const handle = await openDatabase({ folder })
  const index = await openIndex({
    rpcUrl: chain.rpcUrl,
    finality: 8,
    db: handle.db,
  })
  await index.reaches(await chain.client.getBlockNumber())
  const rows = await index.rows()
  await index.close()
  await handle.close()
  expect(rows, `delays: ${delays}`).toEqual(
    await indexFromScratch({ rpcUrl: chain.rpcUrl, finality: 8 }),
  )
})
