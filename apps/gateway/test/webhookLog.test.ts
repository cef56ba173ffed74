import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerFolder } from '../src/main/answerFolder.ts'
import { webhookLog } from '../src/main/webhooks/webhookLog.ts'
import type { Database } from '../src/platform/db/Database.ts'
import { openDatabase } from '../src/platform/db/openDatabase.ts'
import { webhookDelivery } from '../src/platform/db/schema/webhooks.ts'
import { openFresh } from './support/describeStores.ts'
import { treasury } from './support/seed.ts'

const root = mkdtempSync(join(tmpdir(), 'strongroom-webhook-log-'))
afterAll(() => rmSync(root, { recursive: true }))

/** What the command prints; it must need no chains. */
const run = async (
  environment: Record<string, string>,
  options: Record<string, string> = {},
) => {
  const printed: string[] = []
  await webhookLog({
    ...{ options, given: [], positionals: [] },
    environment: { GATEWAY_CHAINS: join(root, 'none.json'), ...environment },
    signal: new AbortController().signal,
    print: (line) => printed.push(line),
  })
  return printed.map((line) => JSON.parse(line) as Record<string, unknown>)
}

const seed = (db: Database) =>
  db.insert(webhookDelivery).values(
    (['done', 'dead', 'waiting'] as const).map((state, at) => ({
      webhook: state === 'dead' ? 'other' : 'bot',
      payload: { type: 'NEW_CONFIRMATION', ...treasury },
      ...{ state, attempts: at, due: 0, created: 1_000 * (at + 1) },
      ...(state === 'dead' && { outcome: '410', tried: 2_000 }),
    })),
  )

const check = async (environment: Record<string, string>) => {
  const all = await run(environment)
  expect(all).toMatchObject([
    { webhook: 'bot', state: 'waiting', attempts: 2, tried: null },
    {
      ...{ webhook: 'other', state: 'dead', attempts: 1, outcome: '410' },
      ...{ type: 'NEW_CONFIRMATION', chainId: treasury.chainId },
      tried: '1970-01-01T00:00:02.000Z',
    },
    { webhook: 'bot', state: 'done', created: '1970-01-01T00:00:01.000Z' },
  ])
  expect(await run(environment, { webhook: 'other' })).toEqual([all[1]])
  expect(await run(environment, { state: 'waiting' })).toEqual([all[0]])
  const none = { webhook: 'bot', state: 'dead' }
  expect(await run(environment, none)).toEqual([])
}

const folder = join(root, 'gateway')
let answer: typeof answerFolder = answerFolder
let close: (() => Promise<void>) | undefined
beforeAll(async () => {
  const store = await openDatabase({
    folder,
    onRequest: (socket, open) => answer(socket, open),
  })
  close = store.close
  await seed(store.db)
}, 300_000)

test('default: the gateway that holds the folder prints its log', () =>
  check({ GATEWAY_DATA_DIR: folder }))

test('error: a log that the gateway cuts short', async () => {
  answer = (socket) => void socket.resume().end('{"webhook":"bot"}\n')
  await expect(run({ GATEWAY_DATA_DIR: folder })).rejects.toThrow(
    `The gateway that serves from ${folder} could not read the whole log.`,
  )
})

test('behavior: opens a folder that no gateway holds', {
  timeout: 300_000,
}, async () => {
  await close?.()
  expect(await run({}, { data: folder })).toHaveLength(3)
})

test.each([
  [{ state: 'lost' }, '--state must be waiting, done or dead.'],
  [{ data: join(root, 'nothing') }, /holds no store\. Name the folder/],
])('error: %j', async (options, message) => {
  await expect(run({}, options)).rejects.toThrow(message)
})

const server = process.env['TEST_DATABASE_URL']
test.each(server === undefined ? [] : [server])(
  'behavior: reads the log of a PostgreSQL server, also while a gateway serves',
  async (url) => {
    const handle = await openFresh(url)
    await seed(handle.db)
    await check({ DATABASE_URL: handle.url })
    await handle.close()
  },
)
