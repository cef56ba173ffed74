import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { afterEach, describe, expect, test } from 'vitest'
import { recordEvents } from '../src/notifications/events/recordEvents.ts'
import { createEventStreams } from '../src/notifications/live/createEventStreams.ts'
import { loadConfig } from '../src/platform/config/loadConfig.ts'
import type { Database } from '../src/platform/db/Database.ts'
import { openDatabase } from '../src/platform/db/openDatabase.ts'
import { openPglite, restoreStore } from '../src/platform/db/openPglite.ts'
import { describeStores, openFresh } from './support/describeStores.ts'
import { alice, bob } from './support/people.ts'
import { type EventReader, readStream } from './support/readStream.ts'
import { hashOf, seedSafe, treasury } from './support/seed.ts'
import { startServer } from './support/startServer.ts'

const place = `/v1/chains/1337/safes/${treasury.safe}/events`

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const record = (db: Database, name: string, safe = treasury.safe) =>
  db.transaction((tx) =>
    recordEvents(
      tx,
      [
        {
          ...treasury,
          safe,
          type: 'CONFIRMED',
          key: name,
          details: { safeTxHash: hashOf(name), owner: alice.address },
          occurred: Date.now(),
        },
      ],
      Date.now(),
    ),
  )

const serve = async (db: Database) => {
  const config = loadConfig({ GATEWAY_PORT: '0' })
  const server = await startServer({ db, config })
  closing.push(() => server.close())
  return async (lastEventId?: string): Promise<EventReader> => {
    const reader = await readStream(
      server.url + place,
      lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId },
    )
    closing.push(() => reader.close())
    expect(await reader.next()).toMatchObject({ event: 'ready' })
    return reader
  }
}

interface Original {
  db: Database
  /** Puts a backup of this moment into a place, and opens it. */
  backUp: () => Promise<() => Promise<Database>>
}

/**
 * Events after a backup have the positions of others in the restored store: a
 * client that resumes by its position alone would miss the first of them.
 */
const expectReset = async ({ db, backUp }: Original) => {
  await seedSafe(db)
  const connect = await serve(db)
  const reader = await connect()
  await record(db, 'kept')
  await reader.next()
  const restore = await backUp()
  let id: string | undefined
  for (const name of ['lost 1', 'lost 2']) {
    await record(db, name)
    id = (await reader.next()).id
  }
  const restored = await restore()
  for (const name of ['new 1', 'new 2', 'new 3']) await record(restored, name)
  const connectAgain = await serve(restored)
  const back = await connectAgain(id)
  const frame = await back.next()
  expect(frame).toMatchObject({ event: 'reset', id: expect.any(String) })
  // From there on the ids of the restored store resume.
  await record(restored, 'new 4')
  expect(await back.next()).toMatchObject({
    event: 'change',
    data: { safeTxHash: hashOf('new 4') },
  })
  const next = await connectAgain(frame.id)
  expect(await next.next()).toMatchObject({
    data: { safeTxHash: hashOf('new 4') },
  })
}

test('default: an id from before the restore of a folder is answered by reset', async () => {
  const root = mkdtempSync(join(tmpdir(), 'restored-events-'))
  closing.push(() => rmSync(root, { recursive: true, force: true }))
  const open = async (folder: string) => {
    const handle = await openDatabase({ folder })
    closing.push(() => handle.close())
    return handle
  }
  const folder = join(root, 'original')
  await (await openDatabase({ folder })).close()
  const original = await openPglite(folder)
  closing.push(() => original.close())
  await expectReset({
    db: original.db,
    backUp: async () => {
      const image = await original.dump()
      return async () => {
        await restoreStore(join(root, 'restored'), image)
        return (await open(join(root, 'restored'))).db
      }
    },
  })
})

const server = process.env['TEST_DATABASE_URL']
describe.each(server === undefined ? [] : [server])('on a server', (url) => {
  /** A database with the tables, rows and ids of another one, as it is now. */
  const copy = async (from: string, name: string) => {
    const admin = postgres(url, { max: 1, onnotice: () => undefined })
    closing.push(() => admin.end())
    const source = new URL(from).pathname.slice(1)
    await admin`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = ${source} and pid <> pg_backend_pid()`
    await admin.unsafe(`create database ${name} template ${source}`)
    closing.push(() => admin.unsafe(`drop database ${name} with (force)`))
    const own = new URL(url)
    own.pathname = `/${name}`
    return own.href
  }

  test('behavior: an id from before the restore of a database is answered by reset', async () => {
    const original = await openFresh(url)
    closing.push(() => original.close())
    const name = `${new URL(original.url).pathname.slice(1)}_backup`
    await expectReset({
      db: original.db,
      backUp: async () => {
        const backup = await copy(original.url, name)
        return async () => {
          const handle = await openDatabase({ url: backup })
          closing.push(() => handle.close())
          return handle.db
        }
      },
    })
  })

  test('behavior: a table that was restored in its place resets open streams', async () => {
    const original = await openFresh(url)
    closing.push(() => original.close())
    const { db } = original
    await seedSafe(db)
    const connect = await serve(db)
    const reader = await connect()
    await record(db, 'kept')
    const { id } = await reader.next()
    // The statements of pg_restore --clean.
    await db.transaction(async (tx) => {
      await tx.execute(sql`alter table event_clock rename to old_clock`)
      await tx.execute(
        sql`create table event_clock (like old_clock including all)`,
      )
      await tx.execute(sql`insert into event_clock select * from old_clock`)
      await tx.execute(sql`drop table old_clock`)
    })
    expect(await reader.next()).toMatchObject({ event: 'reset' })
    const back = await connect(id)
    expect(await back.next()).toMatchObject({ event: 'reset' })
    await record(db, 'new')
    for (const one of [reader, back]) {
      expect(await one.next()).toMatchObject({
        data: { safeTxHash: hashOf('new') },
      })
    }
  })
})

describeStores('ids and pauses of streams', (store) => {
  test('behavior: an id of another safe brings the events of this one alone', async () => {
    await seedSafe(store.db)
    const connect = await serve(store.db)
    await record(store.db, 'foreign', bob.address)
    const { id } = await (async () => {
      const reader = await connect()
      await record(store.db, 'first')
      return reader.next()
    })()
    await record(store.db, 'foreign 2', bob.address)
    await record(store.db, 'second')
    const back = await connect(id?.replace(/-\d+$/, '-1'))
    for (const name of ['first', 'second']) {
      expect(await back.next()).toMatchObject({
        data: { safeTxHash: hashOf(name) },
      })
    }
  })

  test('behavior: a quiet stream sends a comment at each heartbeat', async () => {
    const streams = createEventStreams({
      db: store.db,
      log: { info: () => undefined, error: () => undefined },
      databaseUrl: undefined,
      mostStreams: 1,
      mostOfClient: 1,
      heartbeat: 20,
    })
    closing.push(() => streams.close())
    const body = await streams.open({
      dialect: 'own',
      chainIds: [treasury.chainId],
      safe: treasury.safe,
      lastEventId: undefined,
      network: '192.0.2.1',
      cut: () => undefined,
    })
    if (typeof body === 'string') throw new Error(body)
    let text = ''
    for await (const chunk of body) {
      text += Buffer.from(chunk).toString()
      const afterReady = text.split('data: {}\n\n')[1] ?? ''
      if (afterReady.length >= 3 * ': \n\n'.length) break
    }
    // A busy store is ready only after some heartbeats.
    expect(text).toMatch(
      /^(: \n\n)*id: \w+-\d+\nevent: ready\ndata: \{\}\n\n(: \n\n){3,}$/,
    )
  })
})
