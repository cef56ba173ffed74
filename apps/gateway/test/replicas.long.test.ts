import { randomUUID } from 'node:crypto'
import { type Chain, startChain } from '@strongroom/devnet'
import postgres from 'postgres'
import { parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../src/platform/db/openDatabase.ts'
import { bob } from './chain/support/accounts.ts'
import { createTestSafe } from './chain/support/createTestSafe.ts'
import { execute } from './chain/support/execute.ts'
import { indexFromScratch } from './chain/support/openIndex.ts'
import { readRows } from './chain/support/readRows.ts'
import { send } from './chain/support/send.ts'
import {
  type SpawnedGateway,
  spawnGateway,
  writeChains,
} from './support/spawnGateway.ts'
import { waitFor } from './support/waitFor.ts'

const server = process.env['TEST_DATABASE_URL']
const servers = server === undefined ? [] : [server]

let chain: Chain<1337>
beforeAll(async () => {
  chain = await startChain({ chainId: 1337, seed: false })
})
afterAll(() => chain.stop())

interface Replica {
  gateway: SpawnedGateway
  base: string
}

const indexes = ({ gateway }: Replica) =>
  gateway.lines.some(({ msg }) => msg === 'indexing')

const text = async ({ base }: Replica, path: string): Promise<string> =>
  await (await fetch(`${base}${path}`)).text()

test.each(servers)(
  'behavior: one of three processes indexes, and another one after its kill',
  { timeout: 120_000 },
  async (url) => {
    const admin = postgres(url, { max: 1, onnotice: () => undefined })
    const name = `replicas_${randomUUID().replaceAll('-', '')}`
    await admin.unsafe(`create database ${name}`)
    const own = new URL(url)
    own.pathname = name
    const safe = await createTestSafe(chain)
    await send(chain, { to: safe, value: parseEther('10') })
    const pay = () => execute(chain, safe, { to: bob.address, value: 1n })
    const chains = writeChains(chain.rpcUrl)
    let running: Replica[] = await Promise.all(
      [1, 2, 3].map(async () => {
        const gateway = spawnGateway({
          DATABASE_URL: own.href,
          GATEWAY_CHAINS: chains,
          LOG_LEVEL: 'info',
        })
        return { gateway, base: `http://127.0.0.1:${await gateway.listening}` }
      }),
    )
    const safeRoot = `/v1/chains/1337/safes/${safe}`
    const paths = [safeRoot, `${safeRoot}/transactions/history`]
    let nonce = 0
    const agree = async () => {
      for (let i = 0; i < 3; i++) await pay()
      nonce += 3
      for (const replica of running) {
        await waitFor(
          () => text(replica, safeRoot),
          (body) => body.includes(`"nonce":${nonce},`),
        )
      }
      for (const path of paths) {
        const bodies = await Promise.all(running.map((one) => text(one, path)))
        // Links name the server that gave them.
        const same = bodies.map((body, i) =>
          body.replaceAll(new URL(running[i]?.base ?? '').port, ''),
        )
        expect(new Set(same).size).toBe(1)
      }
    }
    try {
      const takeovers: number[] = []
      while (running.length > 1) {
        await waitFor(
          () => running.some(indexes),
          (some) => some,
        )
        await agree()
        expect(running.filter(indexes)).toHaveLength(1)
        const leader = running.find(indexes)
        running = running.filter((replica) => replica !== leader)
        // In the middle of its work.
        const paying = pay()
        nonce += 1
        leader?.gateway.process.kill('SIGKILL')
        const killed = performance.now()
        await Promise.all([leader?.gateway.ended, paying])
        await waitFor(
          () => running.some(indexes),
          (some) => some,
        )
        takeovers.push(Math.round(performance.now() - killed))
      }
      await agree()
      process.stdout.write(`another led after ${takeovers.join(', ')} ms\n`)
      expect(Math.max(...takeovers)).toBeLessThan(5_000)
      const store = await openDatabase({ url: own.href })
      const head = Number(await chain.client.getBlockNumber())
      const rows = await waitFor(
        () => readRows(store.db),
        ({ indexer }) => indexer?.[0]?.includes(`"head":${head},`) === true,
      )
      await store.close()
      expect(rows).toEqual(await indexFromScratch({ rpcUrl: chain.rpcUrl }))
    } finally {
      for (const { gateway } of running) {
        gateway.process.kill('SIGTERM')
        await gateway.ended
      }
      await admin.unsafe(`drop database ${name} with (force)`)
      await admin.end()
    }
  },
)
