import { randomInt } from 'node:crypto'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Chain, startChain } from '@strongroom/devnet'
import type { Address } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { followRepair } from '../src/main/reindex/followRepair.ts'
import { openDatabase } from '../src/platform/db/openDatabase.ts'
import { repair } from '../src/platform/db/schema/indexState.ts'
import { bob } from './chain/support/accounts.ts'
import { createTestSafe } from './chain/support/createTestSafe.ts'
import { execute } from './chain/support/execute.ts'
import { indexFromScratch, openIndex } from './chain/support/openIndex.ts'
import { type RpcProxy, startRpcProxy } from './chain/support/rpcProxy.ts'
import { send } from './chain/support/send.ts'
import { type Accepted, findLost, runLoad } from './support/load.ts'
import { newFolder, spawnGateway, writeChains } from './support/spawnGateway.ts'

const rounds = Number(process.env['KILL_ROUNDS'] ?? '25')
const workers = 4
/** Finality in the chains file; the indexer reads older blocks in ranges. */
const finality = 64

let chain: Chain<1337>
let other: Chain<2021>
let treasury: Address
/** Executes in every round. */
let spender: Address
beforeAll(async () => {
  ;[chain, other] = await Promise.all([
    startChain({ chainId: 1337 }),
    startChain({ chainId: 2021, seed: false }),
  ])
  treasury =
    chain.safes.find(({ name }) => name === 'Treasury')?.address ?? '0x'
  spender = await createTestSafe(chain)
  await send(chain, { to: spender, value: 1_000_000n })
  await other.client.mine({ blocks: 200 })
})
afterAll(() => Promise.all([chain.stop(), other.stop()]))

const report = (text: string) => process.stdout.write(`${text}\n`)

const serves = async (base: string): Promise<void> => {
  await expect
    .poll(
      async () =>
        (await fetch(`${base}/v1/chains/1337/safes/${treasury}`)).status,
      { timeout: 60_000 },
    )
    .toBe(200)
}

interface Mode {
  name: string
  /** The node fails from now on. */
  begin: (proxy: RpcProxy) => void
  /** Blocks that appear while no gateway runs. */
  away: number
}

const modes: Mode[] = [
  {
    name: 'a node of another chain answers at random',
    begin: (proxy) => {
      proxy.pickTarget = () =>
        Math.random() < 0.4 ? other.rpcUrl : chain.rpcUrl
    },
    away: 1,
  },
  {
    name: 'logs go missing at random',
    begin: (proxy) => {
      proxy.rewrite = ({ method }, result) =>
        method === 'eth_getLogs' && Math.random() < 0.4 ? [] : result
    },
    away: finality + 6,
  },
]

test.each(modes)(
  `behavior: keeps every accepted write over ${rounds} kills while $name`,
  async ({ name, begin, away }) => {
    const proxy = await startRpcProxy(chain.rpcUrl)
    const folder = newFolder()
    const environment = {
      GATEWAY_DATA_DIR: folder,
      GATEWAY_CHAINS: writeChains(proxy.url),
    }
    const accepted: Accepted[] = []
    let nonce = 100
    let wrong = 0
    const start = async () => {
      const gateway = spawnGateway(environment)
      const base = `http://127.0.0.1:${await gateway.listening}`
      await serves(base)
      return { gateway, base }
    }
    try {
      for (let round = 0; round < rounds; round += 1) {
        const { gateway, base } = await start()
        begin(proxy)
        const controller = new AbortController()
        const working = Array.from({ length: workers }, () =>
          runLoad({
            base,
            safe: treasury,
            accepted,
            nextNonce: () => nonce++,
            mayRefuse: (status) => status === 503,
            signal: controller.signal,
          }),
        )
        // Indexed rows stay readable while a repair runs.
        const reading = (async () => {
          while (!controller.signal.aborted) {
            const answer = await fetch(
              `${base}/v1/chains/1337/safes/${treasury}`,
            ).catch(() => undefined)
            if (answer === undefined) return
            if (answer.status !== 200) wrong += 1
            await sleep(20)
          }
        })()
        await execute(chain, spender, { to: bob.address, value: 1n })
        const enough = accepted.length + 1 + randomInt(30)
        await expect
          .poll(() => accepted.length, { timeout: 60_000, interval: 10 })
          .toBeGreaterThanOrEqual(enough)
        await sleep(randomInt(1_000))
        gateway.process.kill('SIGKILL')
        await gateway.ended
        controller.abort()
        await Promise.all([...working, reading])
        await execute(chain, spender, { to: bob.address, value: 1n })
        await chain.client.mine({ blocks: away })
      }
      const { db, close } = await openDatabase({ folder })
      proxy.pickTarget = () => chain.rpcUrl
      proxy.rewrite = (_, result) => result
      const lost = await findLost(db, accepted)
      const index = await openIndex({ db, rpcUrl: chain.rpcUrl, finality })
      const head = Number(await chain.client.getBlockNumber())
      await index.reaches(head)
      await expect
        .poll(
          async () =>
            (await db.select().from(repair)).filter(
              ({ state }) => state === 'open',
            ),
          { timeout: 60_000 },
        )
        .toEqual([])
      const repairs = await db.select().from(repair)
      const fresh = await indexFromScratch({ rpcUrl: chain.rpcUrl, finality })
      const before = await index.rows()
      const isWhole = JSON.stringify(before) === JSON.stringify(fresh)
      // Missing logs that leave the nonces intact come back with an ordered
      // repair.
      const result = await followRepair(
        db,
        { chainId: '1337', from: 0, to: head },
        { print: () => undefined, signal: new AbortController().signal },
      )
      const rows = await index.rows()
      await index.close()
      await close()
      report(
        `${name}: ${rounds} kills, ${accepted.length} acknowledged, ${lost.length} lost, ${wrong} reads refused, ${repairs.length} repairs by itself (${repairs.filter(({ state }) => state === 'failed').length} failed), index ${isWhole ? 'whole' : 'not whole'} before reading all again. ${result}`,
      )
      expect(lost).toEqual([])
      expect(wrong).toBe(0)
      expect(rows).toEqual(fresh)
    } finally {
      await proxy.close()
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
