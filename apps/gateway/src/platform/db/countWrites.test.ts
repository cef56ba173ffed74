import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writesOf } from './countWrites.ts'
import type { DatabaseHandle } from './Database.ts'
import { openDatabase } from './openDatabase.ts'
import { queueTag } from './schema/proposals.ts'

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await openDatabase()
})
afterAll(() => handle.close())

const row = { chainId: '1', safe: '0xA', modified: 5 } as const

const countOf = async (work: () => Promise<unknown>) => {
  const before = writesOf(handle.db)?.count ?? 0
  await work().catch(() => undefined)
  expect(writesOf(handle.db)?.running).toBe(0)
  return (writesOf(handle.db)?.count ?? 0) - before
}

test('default: writes count, reads do not', async () => {
  const { db } = handle
  expect(await countOf(async () => db.insert(queueTag).values(row))).toBe(1)
  expect(await countOf(async () => db.select().from(queueTag))).toBe(0)
  const write = async () =>
    db.transaction(async (tx) => {
      await tx.select().from(queueTag)
      await tx.update(queueTag).set({ modified: 6 })
      await tx.update(queueTag).set({ modified: 7 })
    })
  expect(await countOf(write)).toBe(1)
  const read = async () =>
    db.transaction((tx) => tx.select().from(queueTag), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    })
  expect(await countOf(read)).toBe(0)
  const within = async () =>
    db.execute(sql`with gone as (delete from ${queueTag} returning 1)
      select * from gone`)
  expect(await countOf(within)).toBe(1)
})

test('behavior: counts failed writes, and writes in progress', async () => {
  const { db } = handle
  await db.delete(queueTag)
  await db.insert(queueTag).values(row)
  expect(await countOf(async () => db.insert(queueTag).values(row))).toBe(1)
  await db.transaction(async (tx) => {
    expect(writesOf(db)?.running).toBe(0)
    await tx.delete(queueTag)
    expect(writesOf(db)?.running).toBe(1)
    expect(writesOf(tx)).toBeUndefined()
  })
  expect(writesOf(db)?.running).toBe(0)
})
