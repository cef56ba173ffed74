import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { DatabaseHandle } from './Database.ts'
import { openDatabase } from './openDatabase.ts'
import { queueTag } from './schema/proposals.ts'

const root = mkdtempSync(join(tmpdir(), 'strongroom-'))
let handle: DatabaseHandle
beforeAll(async () => {
  handle = await openDatabase({ folder: join(root, 'store') })
})
afterAll(async () => {
  await handle.close()
  rmSync(root, { recursive: true })
})

const row = { chainId: '1', safe: '0xA', modified: 5 } as const

test('default: a long query leaves this thread free', async () => {
  let isDone = false
  const query = Promise.resolve(
    handle.db.execute(
      sql`select count(*) from generate_series(1, 3000000) as n where n % 7 = 3`,
    ),
  ).then(() => {
    isDone = true
  })
  let turns = 0
  while (!isDone) {
    await turn()
    turns += 1
  }
  await query
  expect(turns).toBeGreaterThan(1_000)
})

test('behavior: transactions wait for each other and roll back whole', async () => {
  const { db } = handle
  const order: string[] = []
  const first = db.transaction(async (tx) => {
    await tx.insert(queueTag).values(row)
    await turn()
    order.push('first')
    throw new Error('Given up')
  })
  const second = db.transaction(async (tx) => {
    order.push('second')
    return tx.select().from(queueTag)
  })
  await expect(first).rejects.toThrow('Given up')
  expect(await second).toEqual([])
  expect(order).toEqual(['first', 'second'])
  const nested = db.transaction(async (tx) => {
    await tx.insert(queueTag).values(row)
    await tx
      .transaction((inner) => inner.insert(queueTag).values(row))
      .catch(() => undefined)
    return tx.select().from(queueTag)
  })
  expect(await nested).toEqual([row])
})

test('error: keeps the code and the cause of an error', async () => {
  const failing = handle.db.execute(sql`select 1 / 0`)
  await expect(failing).rejects.toMatchObject({
    cause: { code: '22012', message: 'division by zero' },
  })
  const broken = handle.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 / 0`).catch(() => undefined)
  })
  await expect(broken).rejects.toThrow()
  expect(await handle.db.$count(queueTag)).toBe(1)
})

test('error: a store that has ended refuses queries as one that is away', async () => {
  const { db, close } = await openDatabase({ folder: join(root, 'ended') })
  await close()
  await expect(db.select().from(queueTag)).rejects.toMatchObject({
    cause: { code: 'ECONNRESET' },
  })
})

test('error: acknowledges no write once the folder is taken', async () => {
  const folder = join(root, 'taken')
  const onLost = vi.fn()
  const { db, close } = await openDatabase({ folder, onLost })
  let written = 0
  const write = () =>
    db.insert(queueTag).values({ ...row, safe: `0x${written + 1}` })
  await write()
  written += 1
  // Another process that found the heartbeat stale creates this file.
  writeFileSync(join(folder, 'lock.999999'), '{}')
  let refusal: unknown
  while (refusal === undefined) {
    await write().then(
      () => {
        written += 1
      },
      (error: unknown) => {
        refusal = error
      },
    )
  }
  expect(refusal).toMatchObject({ cause: { code: 'ECONNRESET' } })
  await expect(write()).rejects.toThrow()
  expect(onLost).toHaveBeenCalledTimes(1)
  await close()
  for (const name of readdirSync(folder))
    if (name.startsWith('lock.')) rmSync(join(folder, name))
  const next = await openDatabase({ folder })
  // The refused write may have reached the disk; no acknowledged one is missing.
  const kept = await next.db.$count(queueTag)
  expect([written, written + 1]).toContain(kept)
  await next.close()
})
