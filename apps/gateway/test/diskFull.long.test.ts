import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadConfig } from '../src/platform/config/loadConfig.ts'
import type { Database } from '../src/platform/db/Database.ts'
import { openDatabase } from '../src/platform/db/openDatabase.ts'
import { multisigTransaction } from '../src/platform/db/schema/proposals.ts'
import { alice, proposal } from './support/people.ts'
import { seedBackfills, seedSafe, treasury } from './support/seed.ts'
import { startServer } from './support/startServer.ts'

/** Mounts a small disk; returns an empty list where that is not allowed. */
const mountDisk = (): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'strongroom-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder], {
      stdio: 'ignore',
    })
    return [folder]
  } catch {
    rmSync(folder, { recursive: true })
    return []
  }
}

test.each(mountDisk())(
  'default: full at %s, and not any more',
  async (disk) => {
    const folder = join(disk, 'store')
    const ballast = join(disk, 'ballast')
    const fillDisk = (left: number) => {
      const { bavail, bsize } = statfsSync(disk)
      writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - left)))
    }
    const open = async () => {
      const store = await openDatabase({ folder })
      const config = loadConfig({ GATEWAY_RATE_LIMIT: '1000000' })
      const { url, close } = await startServer({ db: store.db, config })
      const accepted: string[] = []
      const propose = async (nonce: number) => {
        // Large enough to fill the disk soon.
        const data = `0x${'ab'.repeat(40_000)}` as const
        const body = await proposal(treasury, { nonce, data }, alice)
        const response = await fetch(
          `${url}/v1/chains/1337/transactions/${treasury.safe}/propose`,
          {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          },
        )
        if (response.status === 200) accepted.push(body.safeTxHash)
        return [response.status, await response.text()] as const
      }
      const stored = async () => {
        const { safeTxHash } = multisigTransaction
        const rows = await store.db
          .select({ safeTxHash })
          .from(multisigTransaction)
        return rows.map((row) => row.safeTxHash)
      }
      const end = async () => {
        await close()
        await store.close()
      }
      return { store, propose, accepted, stored, end, url }
    }
    try {
      let gateway = await open()
      await seedSafe(gateway.store.db)
      await seedBackfills(gateway.store.db)
      expect((await gateway.propose(5))[0]).toBe(200)
      fillDisk(500_000)
      const refused: (readonly [number, string])[] = []
      for (let nonce = 6; nonce < 400 && refused.length < 3; nonce += 1) {
        const answer = await gateway.propose(nonce)
        if (answer[0] !== 200) refused.push(answer)
      }
      expect(refused).toEqual(
        Array(3).fill([503, '{"code":503,"message":"Service unavailable"}']),
      )
      const { url } = gateway
      const readiness = async () => {
        const response = await fetch(`${url}/health/ready`)
        const { reason } = await response.json()
        return [response.status, reason]
      }
      expect(await readiness()).toEqual([503, 'The disk of the store is full.'])
      rmSync(ballast)
      expect(await readiness()).toEqual([200, undefined])
      const read = await fetch(`${url}/v1/chains/1337/safes/${treasury.safe}`)
      const again = await gateway.propose(1_000)
      process.stdout.write(
        `disk full: ${gateway.accepted.length} accepted; then reading ${read.status}, writing ${again[0]}\n`,
      )
      expect([read.status, again[0]]).toEqual([200, 200])
      const { accepted } = gateway
      expect(new Set(await gateway.stored())).toEqual(new Set(accepted))
      await gateway.end()
      gateway = await open()
      expect(new Set(await gateway.stored())).toEqual(new Set(accepted))
      expect((await gateway.propose(1_001))[0]).toBe(200)
      const [lastAccepted] = gateway.accepted
      await gateway.end()

      // A start on a full disk, with a store and without one.
      fillDisk(0)
      for (const name of ['store', 'other']) {
        await expect(
          openDatabase({ folder: join(disk, name) }),
        ).rejects.toThrow(
          `The disk of the data folder ${join(disk, name)} is full.`,
        )
      }
      rmSync(ballast)
      gateway = await open()
      expect(new Set(await gateway.stored())).toEqual(
        new Set([...accepted, lastAccepted]),
      )
      await gateway.end()
    } finally {
      execFileSync('umount', ['-l', disk])
      rmSync(disk, { recursive: true })
    }
  },
  180_000,
)

test('error: answers 503 without details while the store is full', async () => {
  const full = new Proxy({} as Database, {
    get: () => () => {
      const cause = Object.assign(new Error('could not extend file "base/5"'), {
        code: '53100',
      })
      throw new Error('Failed query: insert into secret', { cause })
    },
  })
  const { url, close } = await startServer({ db: full, config: loadConfig({}) })
  const answer = await fetch(`${url}/v1/chains/1337/safes/${treasury.safe}`)
  expect([answer.status, await answer.text()]).toEqual([
    503,
    '{"code":503,"message":"Service unavailable"}',
  ])
  await close()
})
