import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerFolder } from '../src/main/answerFolder.ts'
import { backup } from '../src/main/backup/backup.ts'
import { restore } from '../src/main/backup/restore.ts'
import { loadConfig } from '../src/platform/config/loadConfig.ts'
import { openDatabase } from '../src/platform/db/openDatabase.ts'
import {
  confirmation,
  multisigTransaction,
} from '../src/platform/db/schema/proposals.ts'
import { alice, proposal } from './support/people.ts'
import { seedSafe, treasury } from './support/seed.ts'
import { startServer } from './support/startServer.ts'

const root = mkdtempSync(join(tmpdir(), 'strongroom-backup-'))
const folder = join(root, 'gateway')
const during = join(root, 'during.backup')
afterAll(() => rmSync(root, { recursive: true }))

const printed: string[] = []
const run = (
  command: typeof backup,
  file: string,
  environment: Record<string, string> = {},
) =>
  command({
    options: {},
    given: [],
    positionals: [file],
    environment: { GATEWAY_DATA_DIR: folder, ...environment },
    signal: new AbortController().signal,
    print: (line) => printed.push(line),
  })

const readHashes = async (from: string): Promise<string[]> => {
  const { db, close } = await openDatabase({ folder: from })
  const rows = await db.select().from(multisigTransaction)
  const signed = await db.select().from(confirmation)
  await close()
  const hashes = rows.map(({ safeTxHash }) => safeTxHash).sort()
  // A proposal and its signature come and go together.
  expect(signed.map(({ safeTxHash }) => safeTxHash).sort()).toEqual(hashes)
  return hashes
}

const early: string[] = []
const late: string[] = []
beforeAll(async () => {
  const { db, close } = await openDatabase({
    folder,
    onRequest: answerFolder,
  })
  await seedSafe(db)
  const server = await startServer({ db, config: loadConfig({}) })
  const propose = async (nonce: number) => {
    const body = await proposal(treasury, { nonce }, alice)
    const response = await fetch(
      `${server.url}/v1/chains/1337/transactions/${treasury.safe}/propose`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
    )
    expect(response.status).toBe(200)
    return body.safeTxHash
  }
  for (const nonce of [5, 6, 7]) early.push(await propose(nonce))
  await run(backup, during)
  for (const nonce of [8, 9]) late.push(await propose(nonce))
  await server.close()
  await close()
})

test('default: a backup taken while serving has every write acknowledged by then', async () => {
  const target = join(root, 'restored')
  await run(restore, during, { GATEWAY_DATA_DIR: target })
  expect(await readHashes(target)).toEqual(early.toSorted())
  expect(await readHashes(folder)).toEqual([...early, ...late].sort())
  expect(printed).toEqual([
    expect.stringMatching(/^Backed up \S+ to \S+ \(\d+ bytes\)\.$/),
    expect.stringMatching(/^Restored the backup of \S+Z to \S+\.$/),
  ])
})

test('behavior: backs up a folder that no gateway uses', async () => {
  const file = join(root, 'stopped.backup')
  const target = join(root, 'restored-stopped')
  await run(backup, file)
  await run(restore, file, { GATEWAY_DATA_DIR: target })
  expect(await readHashes(target)).toEqual([...early, ...late].sort())
})

test('error: restore refuses a folder that holds a store', async () => {
  await expect(run(restore, during)).rejects.toThrow(
    `The data folder ${folder} holds a store already. Set GATEWAY_DATA_DIR to an empty folder.`,
  )
})

test('error: backup refuses existing files and empty folders', async () => {
  await expect(run(backup, during)).rejects.toThrow('exists. Name a new file.')
  const file = join(root, 'empty.backup')
  const empty = { GATEWAY_DATA_DIR: join(root, 'empty') }
  await expect(run(backup, file, empty)).rejects.toThrow('holds no store.')
  await expect(run(backup, join(root, 'none', 'x'))).rejects.toThrow(
    /^The backup cannot be written to \S+ \(ENOENT\)\.$/,
  )
  expect(readdirSync(root).filter((name) => name.includes('part'))).toEqual([])
})

test.each([
  ['cut short', (bytes: Buffer) => bytes.subarray(0, -1)],
  [
    'changed',
    (bytes: Buffer) => {
      const changed = Buffer.from(bytes)
      changed.writeUInt8((changed.at(-9) ?? 0) ^ 1, changed.length - 9)
      return changed
    },
  ],
  ['of another format', () => Buffer.from('PK\n')],
  [
    'of a newer gateway',
    (bytes: Buffer) =>
      Buffer.from(
        bytes
          .toString('latin1')
          .replace(/"migrations":\d+/, '"migrations":999999'),
        'latin1',
      ),
  ],
])(
  'error: restore refuses a file that is %s and leaves the folder absent',
  async (_, damage) => {
    const file = join(root, 'damaged.backup')
    writeFileSync(file, damage(readFileSync(during)))
    const target = join(root, 'refused')
    await expect(
      run(restore, file, { GATEWAY_DATA_DIR: target }),
    ).rejects.toThrow(/^\S+ (is|was) [^\n]+$/)
    expect(existsSync(target)).toBe(false)
  },
)

test.each([backup, restore])(
  'error: %o leaves a server to its own tools',
  async (command) => {
    const server = { DATABASE_URL: 'postgres://localhost/gateway' }
    await expect(run(command, during, server)).rejects.toThrow(
      /^DATABASE_URL is set: .+ pg_(dump|restore)\.$/,
    )
  },
)
