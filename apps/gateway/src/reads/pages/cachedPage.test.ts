import { expect, test } from 'vitest'
import { describeStores } from '../../../test/support/describeStores.ts'
import { hashOf, treasury } from '../../../test/support/seed.ts'
import { loadConfig } from '../../platform/config/loadConfig.ts'
import { createDiskWatch } from '../../platform/db/createDiskWatch.ts'
import type { Database } from '../../platform/db/Database.ts'
import { indexer } from '../../platform/db/schema/chain.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { createMetrics } from '../../platform/metrics/createMetrics.ts'
import { createPageCache } from '../../platform/pages/createPageCache.ts'
import { cachedPage, type MakePage } from './cachedPage.ts'
import { readVersion } from './readVersion.ts'

const { chainId, safe } = treasury
const config = loadConfig({})
const chain = config.chains.find((one) => one.chainId === chainId)

describeStores('pages', (store) => {
  const open = async () => {
    const { db } = store
    await db.insert(indexer).values({
      chainId,
      genesisHash: hashOf('genesis'),
      head: 10,
      headHash: hashOf('10'),
      headTimestamp: 1,
    })
    const gateway: Gateway = {
      db,
      config,
      now: () => 0,
      log: { info: () => undefined, error: () => undefined },
      metrics: createMetrics(),
      disk: createDiskWatch(db),
      pages: createPageCache(),
      webhooks: () => [],
      live: {
        open: async () => 'closing',
        close: async () => undefined,
        families: () => [],
      },
      nodes: new Map(),
      rpc: new Map(),
    }
    if (chain === undefined) throw new Error('No such chain.')
    const options = { gateway, chain, safe, asked: 'http://localhost/page' }
    const ask = async (make: MakePage) =>
      JSON.parse(
        new TextDecoder().decode((await cachedPage(options, make)).bytes),
      )
    return { db, ask }
  }

  const setHead = (db: Database, head: number) =>
    db.update(indexer).set({ head, headHash: hashOf(String(head)) })

  /** Makes a page that shows the head, and counts how often. */
  const createMake = (
    onRead: (gateway: Gateway) => unknown = () => undefined,
  ) => {
    const made = { count: 0 }
    const make: MakePage = async (gateway, known) => {
      made.count += 1
      const { db } = gateway
      const version = await readVersion(db, chainId, safe)
      const [row] = await db.select({ head: indexer.head }).from(indexer)
      await onRead(gateway)
      const results = [row?.head]
      const page = { count: 1, next: null, previous: null, results }
      return { version, page: version?.page === known ? undefined : page }
    }
    return { made, make }
  }

  test('behavior: requests of one turn share the making of a page', async () => {
    const { db, ask } = await open()
    const { made, make } = createMake()
    const all = await Promise.all(Array.from({ length: 5 }, () => ask(make)))
    expect(all.map(({ results }) => results)).toEqual(Array(5).fill([10]))
    expect(made.count).toBe(1)
    await setHead(db, 11)
    expect((await ask(make)).results).toEqual([11])
    expect(made.count).toBe(2)
  })

  test('error: a failed making rejects only the requests that share it', async () => {
    const { ask } = await open()
    const fail = () => Promise.reject(new Error('The store is away.'))
    const both = await Promise.allSettled([ask(fail), ask(fail)])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    const { make } = createMake()
    expect((await ask(make)).results).toEqual([10])
  })

  test('behavior: a page of several reads is made again when its version moved between them', async () => {
    const { db, ask } = await open()
    let reads = 0
    const { made, make } = createMake(async (gateway) => {
      reads += 1
      if (reads === 1) await setHead(gateway.db, 11)
    })
    expect((await ask(make)).results).toEqual([11])
    expect(made.count).toBe(2)
    expect((await db.select().from(indexer))[0]?.head).toBe(11)
  })
})
