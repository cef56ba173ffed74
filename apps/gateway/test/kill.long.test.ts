import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Chain, startChain } from '@strongroom/devnet'
import type { SafeInfo, TransactionDetails } from '@strongroom/gateway-sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../src/platform/db/openDatabase.ts'
import {
  confirmation,
  multisigTransaction,
} from '../src/platform/db/schema/proposals.ts'
import { type Accepted, findLost, runLoad } from './support/load.ts'
import {
  newFolder,
  type SpawnedGateway,
  spawnGateway,
  writeChains,
} from './support/spawnGateway.ts'
import { waitFor } from './support/waitFor.ts'

const rounds = Number(process.env['KILL_ROUNDS'] ?? '4')
const workers = 4

let chain: Chain<1337>
beforeAll(async () => {
  chain = await startChain({ chainId: 1337 })
})
afterAll(() => chain.stop())

const ask = async <T>(base: string, path: string): Promise<T> =>
  (await (await fetch(`${base}${path}`)).json()) as T

test(
  `behavior: keeps every accepted write over ${rounds} kills under load`,
  async () => {
    const folder = newFolder()
    const chains = writeChains(chain.rpcUrl)
    const safe =
      chain.safes.find(({ name }) => name === 'Treasury')?.address ?? '0x'
    const accepted: Accepted[] = []
    const starts: number[] = []
    let nonce = 100
    let gateway: SpawnedGateway | undefined
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now()
      gateway = spawnGateway({
        GATEWAY_DATA_DIR: folder,
        GATEWAY_CHAINS: chains,
        LOG_LEVEL: 'info',
      })
      const base = `http://127.0.0.1:${await gateway.listening}`
      await waitFor(
        () => ask<Partial<SafeInfo>>(base, `/v1/chains/1337/safes/${safe}`),
        (info) => info.nonce !== undefined,
      )
      if (round > 0) starts.push(performance.now() - began)
      const last = accepted.at(-1)
      if (last !== undefined) {
        const details = await ask<TransactionDetails>(
          base,
          `/v1/chains/1337/transactions/${last.safeTxHash}`,
        )
        expect(JSON.stringify(details.detailedExecutionInfo)).toContain(
          last.owner,
        )
      }
      const load = { base, safe, accepted, nextNonce: () => nonce++ }
      const working = Array.from({ length: workers }, () => runLoad(load))
      // At any moment of the work, however slow the machine is.
      const enough = accepted.length + 1 + Math.floor(Math.random() * 20)
      await waitFor(
        () => accepted.length,
        (count) => count >= enough,
      )
      await sleep(Math.random() * 30)
      gateway.process.kill('SIGKILL')
      await Promise.all([gateway.ended, ...working])
    }

    const { db, close } = await openDatabase({ folder })
    const transactions = await db.select().from(multisigTransaction)
    const confirmations = await db.select().from(confirmation)
    const lost = await findLost(db, accepted)
    await close()
    expect(lost).toEqual([])
    // A proposal and its signature come and go together.
    const confirmed = new Set(confirmations.map((row) => row.safeTxHash))
    expect(new Set(transactions.map((row) => row.safeTxHash))).toEqual(
      confirmed,
    )
    expect(accepted.length).toBeGreaterThan(rounds)
    starts.sort((a, b) => a - b)
    process.stdout.write(
      `${rounds} kills, ${accepted.length} signatures accepted, ${lost.length} lost; restart to first answer p50 ${starts[Math.floor(starts.length / 2)]?.toFixed(0)} ms, max ${starts.at(-1)?.toFixed(0)} ms\n`,
    )
    rmSync(folder, { recursive: true })
  },
  120_000 + rounds * 60_000,
)
