import { expect, test } from 'vitest'
import { backfill, indexer } from '../src/platform/db/schema/chain.ts'
import { createApi, read } from './support/api.ts'
import { describeOneStore } from './support/describeStores.ts'
import { hashOf, seedBackfills } from './support/seed.ts'

describeOneStore('readiness', (store) => {
  const api = () => createApi({ db: store.db })

  test('default: is unready until every chain was read once', async () => {
    const unread = await api().get('/health/ready')
    expect(unread.status).toBe(503)
    expect(await read(unread)).toMatchObject({
      reason:
        'Chain 1337 has not been read yet. Chain 2021 has not been read yet.',
    })
    await seedBackfills(store.db)
    expect(await read(api().get('/health/ready'))).toEqual({ status: 'OK' })
  })

  test('behavior: reports progress and serves reads while it indexes', async () => {
    await seedBackfills(store.db)
    await store.db.update(backfill).set({ isDone: false, fromBlock: 99 })
    await store.db.insert(indexer).values({
      chainId: '1337',
      genesisHash: hashOf('genesis'),
      head: 249,
      headHash: hashOf('head'),
      headTimestamp: 5_000,
      chainHead: 999,
      checkedAt: 30_000,
    })
    const ready = await api().get('/health/ready')
    expect([ready.status, await read(ready)]).toMatchObject([
      503,
      {
        status: 'KO',
        reason:
          'Chain 1337 is being read: block 249 of 999, 25 %, about 150 s left. Chain 2021 has not been read yet.',
        chains: [
          {
            chainId: '1337',
            isDone: false,
            block: 249,
            chainHead: 999,
            percent: 25,
            secondsLeft: 150,
          },
          { chainId: '2021', isDone: false, block: -1 },
        ],
      },
    ])
    expect((await api().get('/health/live')).status).toBe(200)
    expect((await api().get('/v1/chains/1337')).status).toBe(200)
    expect(
      await read(api().get('/v1/chains/1337/about/indexing')),
    ).toMatchObject({
      lastSync: 5_000,
      synced: false,
      currentBlockNumber: 999,
      isBackfilled: false,
      percent: 25,
      secondsLeft: 150,
    })
  })
})
