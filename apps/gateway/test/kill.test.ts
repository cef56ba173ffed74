import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Chain, startChain } from '@strongroom/devnet'
import type {
  SafeInfo,
  TransactionDetails,
} from '@strongroom/gateway-sdk/schemas'
import type { Address, Hex } from 'viem'
import type { HDAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../src/db/openDatabase.ts'
import {
  confirmation,
  multisigTransaction,
} from '../src/db/schema/proposals.ts'
import { alice, bob, carol, proposal, signHash } from './support/people.ts'
import {
  newFolder,
  type SpawnedGateway,
  spawnGateway,
  writeChains,
} from './support/spawnGateway.ts'
import { waitFor } from './support/waitFor.ts'

const rounds = Number(process.env['KILL_ROUNDS'] ?? '12')
const workers = 4

let chain: Chain<1337>
beforeAll(async () => {
  chain = await startChain({ chainId: 1337 })
})
afterAll(() => chain.stop())

/** Every signature the gateway said it has. */
interface Accepted {
  safeTxHash: Hex
  owner: Address
}

interface Load {
  base: string
  safe: Address
  nextNonce: () => number
  accepted: Accepted[]
}

/** Proposes and confirms until the gateway is gone. */
const work = async ({ base, safe, nextNonce, accepted }: Load) => {
  const post = async (path: string, body: unknown) => {
    const response = await fetch(`${base}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    // The status alone is the promise; the body may be cut off.
    if (response.status !== 200) {
      throw new Error(`${response.status} ${await response.text()}`)
    }
  }
  const ref = { chainId: '1337', safe }
  for (;;) {
    const payment = { to: bob.address, value: 1n, nonce: nextNonce() }
    const body = await proposal(ref, payment, alice)
    const { safeTxHash } = body
    const sign = async (person: HDAccount) => ({
      signature: await signHash(person, safeTxHash),
    })
    try {
      await post(`/v1/chains/1337/transactions/${safe}/propose`, body)
      accepted.push({ safeTxHash, owner: alice.address })
      for (const person of [bob, carol]) {
        await post(
          `/v1/chains/1337/transactions/${safeTxHash}/confirmations`,
          await sign(person),
        )
        accepted.push({ safeTxHash, owner: person.address })
      }
    } catch (error) {
      // A refusal would be a fault; a lost connection is what we came for.
      if (error instanceof TypeError) return
      throw error
    }
  }
}

const ask = async <T>(base: string, path: string): Promise<T> =>
  (await (await fetch(`${base}${path}`)).json()) as T

test(
  `behavior: killed ${rounds} times under load, nothing accepted is lost`,
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
      const working = Array.from({ length: workers }, () => work(load))
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
    await close()
    const stored = new Set(
      confirmations.map((row) => `${row.safeTxHash} ${row.owner}`),
    )
    const lost = accepted.filter(
      ({ safeTxHash, owner }) => !stored.has(`${safeTxHash} ${owner}`),
    )
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
  60_000 + rounds * 20_000,
)
