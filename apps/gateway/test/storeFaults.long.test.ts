import { execFileSync } from 'node:child_process'
import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Chain, startChain } from '@strongroom/devnet'
import postgres from 'postgres'
import type { Address } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../src/platform/db/openDatabase.ts'
import { indexFromScratch } from './chain/support/openIndex.ts'
import { readRows } from './chain/support/readRows.ts'
import { send } from './chain/support/send.ts'
import { type Accepted, findLost, runLoad } from './support/load.ts'
import { createPostgres, postgresBinaries } from './support/ownPostgres.ts'
import {
  newFolder,
  type SpawnedGateway,
  spawnGateway,
  writeChains,
} from './support/spawnGateway.ts'

const rounds = Number(process.env['KILL_ROUNDS'] ?? '25')
const workers = 4
const contain = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child']

let chain: Chain<1337>
let safe: Address
let chains: string
beforeAll(async () => {
  chain = await startChain({ chainId: 1337 })
  safe = chain.safes.find(({ name }) => name === 'Treasury')?.address ?? '0x'
  chains = writeChains(chain.rpcUrl)
})
afterAll(() => chain.stop())

const report = (text: string) => process.stdout.write(`${text}\n`)

const serves = async (gateway: SpawnedGateway): Promise<string> => {
  const base = `http://127.0.0.1:${await gateway.listening}`
  await expect
    .poll(
      async () => (await fetch(`${base}/v1/chains/1337/safes/${safe}`)).status,
      { timeout: 60_000 },
    )
    .toBe(200)
  return base
}

const waitForMore = (accepted: readonly Accepted[]) => {
  const enough = accepted.length + 1 + randomInt(20)
  return expect
    .poll(() => accepted.length, { timeout: 60_000, interval: 10 })
    .toBeGreaterThanOrEqual(enough)
}

test(`behavior: two containers on one folder keep every accepted write over ${rounds} kills`, async () => {
  const folder = newFolder()
  const accepted: Accepted[] = []
  let nonce = 100
  let refused = 0
  const start = () =>
    spawnGateway(
      { GATEWAY_DATA_DIR: folder, GATEWAY_CHAINS: chains },
      { wrapper: contain },
    )
  for (let round = 0; round < rounds; round += 1) {
    // One of the two gets the folder.
    const both = [start(), start()]
    const first = await Promise.any(
      both.map(async (one) => {
        await one.listening
        return one
      }),
    )
    const other = both.find((one) => one !== first)
    expect(await other?.ended).toBe(1)
    const base = await serves(first)
    const load = { base, safe, accepted, nextNonce: () => nonce++ }
    const working = Array.from({ length: workers }, () => runLoad(load))
    // A third starts while the first writes.
    const third = start()
    await waitForMore(accepted)
    expect(await third.ended).toBe(1)
    expect(third.lines.at(-1)?.msg).toContain('is in use by process 1 on')
    refused += 2
    await waitForMore(accepted)
    first.process.kill('SIGKILL')
    await Promise.all([first.ended, ...working])
  }
  const { db, close } = await openDatabase({ folder })
  const lost = await findLost(db, accepted)
  await close()
  report(
    `two containers: ${rounds} kills, ${refused} starts refused, ${accepted.length} acknowledged, ${lost.length} lost`,
  )
  expect(lost).toEqual([])
  rmSync(folder, { recursive: true })
})

test(`behavior: replaces a leader frozen ${rounds} times within 15 s and keeps every write`, async () => {
  const server = await createPostgres(postgresBinaries ?? '')
  await server.start()
  const name = `frozen_${randomUUID().replaceAll('-', '')}`
  const admin = postgres(server.url, { max: 1, onnotice: () => undefined })
  // The server accepts connections a moment before it answers.
  await expect
    .poll(() => admin`select 1 as one`.catch(() => []), { timeout: 60_000 })
    .toHaveLength(1)
  await admin.unsafe(`create database ${name}`)
  const url = new URL(server.url)
  url.pathname = name
  const accepted: Accepted[] = []
  const takeovers: number[] = []
  let nonce = 100
  const gateways = [1, 2].map(() =>
    spawnGateway({ DATABASE_URL: url.href, GATEWAY_CHAINS: chains }),
  )
  const watch = postgres(url.href, { max: 1, onnotice: () => undefined })
  /** Place of the leader in the list; a busy one may lose its lease, too. */
  const findLeader = async (): Promise<number> => {
    const [row] = await watch`select instance from lease
      where expires > clock_timestamp()`
    if (row === undefined) return -1
    return gateways.findIndex(({ lines }) =>
      lines.some(({ instance }) => instance === row['instance']),
    )
  }
  const controller = new AbortController()
  try {
    const bases = await Promise.all(gateways.map(serves))
    const working = bases.flatMap((base) =>
      Array.from({ length: workers }, () =>
        runLoad({
          base,
          safe,
          accepted,
          nextNonce: () => nonce++,
          timeout: 5_000,
          mayRefuse: (status) => status === 503,
          signal: controller.signal,
        }),
      ),
    )
    // Blocks for the leader to write at any moment.
    const paying = (async () => {
      while (!controller.signal.aborted) {
        await send(chain, { to: safe, value: 1n })
        await sleep(50)
      }
    })()
    while (takeovers.length < rounds) {
      await waitForMore(accepted)
      await sleep(randomInt(300))
      const leader = await findLeader()
      const frozen = gateways[leader]
      if (frozen === undefined) continue
      frozen.process.kill('SIGSTOP')
      const began = performance.now()
      await expect
        .poll(findLeader, { timeout: 60_000, interval: 50 })
        .toBe(1 - leader)
      takeovers.push(performance.now() - began)
      frozen.process.kill('SIGCONT')
    }
    controller.abort()
    await Promise.all([...working, paying])
    const { db, close } = await openDatabase({ url: url.href })
    const head = Number(await chain.client.getBlockNumber())
    await expect
      .poll(async () => (await readRows(db))['indexer']?.[0], {
        timeout: 60_000,
      })
      .toContain(`"head":${head},`)
    const lost = await findLost(db, accepted)
    const rows = await readRows(db)
    await close()
    report(
      `frozen leader: ${rounds} times, replaced after ${Math.round(Math.min(...takeovers))} to ${Math.round(Math.max(...takeovers))} ms, ${accepted.length} acknowledged, ${lost.length} lost`,
    )
    expect(lost).toEqual([])
    expect(Math.max(...takeovers)).toBeLessThan(15_000)
    expect(rows).toEqual(await indexFromScratch({ rpcUrl: chain.rpcUrl }))
  } finally {
    controller.abort()
    if (takeovers.length < rounds) {
      const sessions =
        await watch`select pid, state, wait_event, wait_event_type,
        now() - state_change as since, left(query, 120) as query
        from pg_stat_activity where datname = ${name}`
      report(
        JSON.stringify([await watch`select * from lease`, sessions], null, 1),
      )
    }
    for (const { process: child, lines } of gateways) {
      child.kill('SIGKILL')
      for (const line of lines.filter(({ level }) => level >= 50)) {
        report(JSON.stringify(line))
      }
    }
    await watch.end()
    await admin.end()
    await server.dispose()
  }
})

/**
 * Leaves up to 200 kB of a disk free, or less where other processes write, too.
 */
const fillDisk = (disk: string, ballast: string) => {
  const { bavail, bsize } = statfsSync(disk)
  const size = Math.max(0, bavail * bsize - randomInt(200_000))
  try {
    writeFileSync(ballast, Buffer.alloc(size))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

test(`behavior: a disk that was full in ${rounds} kills keeps every write`, async () => {
  const disk = mkdtempSync(join(tmpdir(), 'strongroom-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=320m', 'tmpfs', disk])
  const folder = join(disk, 'store')
  const ballast = join(disk, 'ballast')
  const accepted: Accepted[] = []
  let nonce = 100
  let refusals = 0
  const start = () =>
    spawnGateway({ GATEWAY_DATA_DIR: folder, GATEWAY_CHAINS: chains })
  try {
    for (let round = 0; round < rounds; round += 1) {
      const gateway = start()
      const base = await serves(gateway)
      const controller = new AbortController()
      let full = 0
      const working = Array.from({ length: workers }, () =>
        runLoad({
          base,
          safe,
          accepted,
          nextNonce: () => nonce++,
          // Random, because the store compresses what repeats.
          data: `0x${randomBytes(20_000).toString('hex')}`,
          mayRefuse: (status) => {
            if (status === 503) full += 1
            return status === 503
          },
          signal: controller.signal,
        }),
      )
      await waitForMore(accepted)
      fillDisk(disk, ballast)
      await expect
        .poll(() => full, { timeout: 60_000, interval: 20 })
        .toBeGreaterThan(randomInt(10))
      expect((await fetch(`${base}/health/ready`)).status).toBe(503)
      refusals += full
      gateway.process.kill('SIGKILL')
      await Promise.all([gateway.ended, ...working])
      // A start on the full disk ends with one line.
      const refused = start()
      expect(await refused.ended).toBe(1)
      expect(refused.lines.at(-1)?.msg).toContain('is full.')
      rmSync(ballast)
    }
    const { db, close } = await openDatabase({ folder })
    const lost = await findLost(db, accepted)
    await close()
    report(
      `full disk: ${rounds} kills, ${accepted.length} acknowledged, ${refusals} refused with 503, ${lost.length} lost`,
    )
    expect(lost).toEqual([])
  } finally {
    execFileSync('umount', ['-l', disk])
    rmSync(disk, { recursive: true })
  }
})
