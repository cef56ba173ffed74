import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from './openDatabase.ts'
import { queueTag } from './schema/proposals.ts'

const root = mkdtempSync(join(tmpdir(), 'strongroom-'))
afterAll(() => rmSync(root, { recursive: true }))
let count = 0
const newFolder = () => {
  count += 1
  return join(root, String(count))
}
const row = { chainId: '1', safe: '0xA', modified: 5 } as const

// A store with one row, closed; tests copy it.
const whole = join(root, 'whole')
beforeAll(async () => {
  const { db, close } = await openDatabase({ folder: whole })
  await db.insert(queueTag).values(row)
  await close()
})
const copyStore = (): string => {
  const folder = newFolder()
  cpSync(whole, folder, { recursive: true })
  return folder
}

const readRows = async (folder: string) => {
  const { db, close } = await openDatabase({ folder })
  const rows = await db.select().from(queueTag)
  await close()
  return rows
}

test('default: reads the row back from a copy of its folder', async () => {
  expect(await readRows(copyStore())).toEqual([row])
})

test('error: refuses a folder in use and names the holder', async () => {
  const folder = copyStore()
  const { close } = await openDatabase({ folder })
  await expect(openDatabase({ folder })).rejects.toThrow(
    new RegExp(
      `^The data folder ${folder} is in use by process ${process.pid} on ${hostname()} since \\S+Z \\(last heartbeat \\d+ s ago\\)\\. Stop it, or name another folder \\(--data, GATEWAY_DATA_DIR\\)\\.$`,
    ),
  )
  await close()
  // The refused process left the folder unchanged.
  expect(readdirSync(folder).sort()).toEqual([
    expect.stringMatching(/^lock\.\d+$/),
    'pglite',
  ])
  expect(await readRows(folder)).toEqual([row])
})

test('behavior: opens a store that was copied without its lock', async () => {
  const folder = newFolder()
  mkdirSync(folder)
  cpSync(join(whole, 'pglite'), join(folder, 'pglite'), { recursive: true })
  expect(await readRows(folder)).toEqual([row])
})

test('behavior: makes a store again that was never finished', async () => {
  const folder = newFolder()
  mkdirSync(join(folder, 'pglite.new'), { recursive: true })
  writeFileSync(join(folder, 'pglite.new', 'PG_VERSION'), '18')
  expect(await readRows(folder)).toEqual([])
  expect(existsSync(join(folder, 'pglite.new'))).toBe(false)
})

const walOf = (store: string) =>
  readdirSync(join(store, 'pg_wal'))
    .filter((name) => /^[0-9A-F]{24}$/.test(name))
    .map((name) => join(store, 'pg_wal', name))

const overwrite = (path: string) =>
  writeFileSync(path, Buffer.alloc(readFileSync(path).length))

const tables = (store: string) =>
  readdirSync(join(store, 'base'))
    .flatMap((name) =>
      readdirSync(join(store, 'base', name)).map((file) =>
        join(store, 'base', name, file),
      ),
    )
    .filter((path) => /\/\d+$/.test(path))

const damages: Record<string, (store: string) => void> = {
  'without PG_VERSION': (store) => rmSync(join(store, 'PG_VERSION')),
  'of another version': (store) =>
    writeFileSync(join(store, 'PG_VERSION'), '15\n'),
  'without base': (store) => renameSync(join(store, 'base'), `${store}.base`),
  'with a cut pg_control': (store) =>
    truncateSync(join(store, 'global', 'pg_control'), 100),
  'with a zeroed log': (store) => walOf(store).forEach(overwrite),
  'with overwritten tables': (store) => tables(store).forEach(overwrite),
}

test.each(Object.keys(damages))(
  'error: refuses a store %s and keeps it',
  async (name) => {
    const folder = copyStore()
    const store = join(folder, 'pglite')
    damages[name]?.(store)
    const before = readdirSync(store).sort()
    await expect(openDatabase({ folder })).rejects.toThrow(
      new RegExp(
        `^The store in ${folder} is damaged \\([^\\n]+\\)\\. Keep the folder, [^\\n]+$`,
      ),
    )
    expect(readdirSync(store).sort()).toEqual(
      expect.arrayContaining(
        before.filter((file) => file !== 'postmaster.pid'),
      ),
    )
  },
)

test('error: refuses a folder that cannot be made', async () => {
  const folder =
    process.platform === 'linux' ? '/proc/none/store' : '/dev/null/store'
  await expect(openDatabase({ folder })).rejects.toThrow(
    /^The data folder \S+ cannot be used \(\w+\)\. Set GATEWAY_DATA_DIR to a folder that this process may write to\.$/,
  )
})

const server = process.env['TEST_DATABASE_URL']
const urlOf = (change: (url: URL) => void): string => {
  const url = new URL(server ?? 'postgres://localhost')
  change(url)
  return url.href
}

const refusals = [
  [
    'role',
    (url: URL) => {
      url.username = 'nobody_here'
    },
    'role "nobody_here" does not exist. Check the user and the password in it.',
  ],
  [
    'database',
    (url: URL) => {
      url.pathname = 'none'
    },
    'database "none" does not exist. Create the database, or check its name.',
  ],
] as const

test.each(server === undefined ? [] : refusals)(
  'error: a server that has no such %s',
  async (_, change, message) => {
    await expect(openDatabase({ url: urlOf(change) })).rejects.toThrow(
      `The database of DATABASE_URL cannot be used: ${message}`,
    )
  },
)
