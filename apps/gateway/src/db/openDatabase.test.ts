import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from './openDatabase.ts'
import { queueTag } from './schema/proposals.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'strongroom-'))
const row = { chainId: '1', safe: '0xA', modified: 5 } as const

test('default', async () => {
  const folder = newFolder()
  const first = await openDatabase({ folder })
  await first.db.insert(queueTag).values(row)
  await first.close()
  expect(existsSync(join(folder, 'lock'))).toBe(false)

  const second = await openDatabase({ folder })
  expect(await second.db.select().from(queueTag)).toEqual([row])
  await second.close()
  rmSync(folder, { recursive: true })
})

test('error: a folder in use is refused', async () => {
  const folder = newFolder()
  const { close } = await openDatabase({ folder })
  await expect(openDatabase({ folder })).rejects.toThrow(
    `The data folder ${folder} is in use by process ${process.pid}. Stop it, or set GATEWAY_DATA_DIR to another folder.`,
  )
  // The refused one must leave the holder's lock alone.
  expect(readFileSync(join(folder, 'lock'), 'utf8')).toContain(
    String(process.pid),
  )
  await close()
  rmSync(folder, { recursive: true })
})

test('behavior: the lock of a dead process is taken over', async () => {
  const folder = newFolder()
  const { pid } = spawnSync('true')
  writeFileSync(join(folder, 'lock'), JSON.stringify({ pid, start: 'x' }))
  const { close } = await openDatabase({ folder })
  await close()
  rmSync(folder, { recursive: true })
})

test('behavior: a reused process id does not hold the lock', async () => {
  const folder = newFolder()
  const lock = { pid: process.ppid, start: 'of an earlier life' }
  writeFileSync(join(folder, 'lock'), JSON.stringify(lock))
  const { close } = await openDatabase({ folder })
  await close()
  rmSync(folder, { recursive: true })
})

test('behavior: a half-made folder is made again', async () => {
  const folder = newFolder()
  mkdirSync(join(folder, 'pglite'))
  writeFileSync(join(folder, 'pglite', 'PG_VERSION'), '18')
  const { db, close } = await openDatabase({ folder })
  expect(await db.select().from(queueTag)).toEqual([])
  await close()
  rmSync(folder, { recursive: true })
})
