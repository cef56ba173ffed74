import { expect, test } from 'vitest'
import { describeStores } from '../../../test/support/describeStores.ts'
import { hashOf, treasury } from '../../../test/support/seed.ts'
import { chainTag, indexer } from '../../platform/db/schema/chain.ts'
import { registeredContract } from '../../platform/db/schema/contracts.ts'
import { queueTag } from '../../platform/db/schema/proposals.ts'
import { readVersion } from './readVersion.ts'

const { chainId, safe } = treasury

describeStores('versions of lists', (store) => {
  test('default: changes with all that a page shows, and not without', async () => {
    const { db } = store
    const read = () => readVersion(db, chainId, safe)
    expect(await read()).toBeUndefined()
    const seen = new Set<string | undefined>()
    const changes = async (work: PromiseLike<unknown>) => {
      await work
      const version = await read()
      expect(await read()).toEqual(version)
      expect(seen).not.toContain(version?.page)
      seen.add(version?.page)
    }
    await changes(
      db.insert(indexer).values({
        chainId,
        genesisHash: hashOf('genesis'),
        head: 10,
        headHash: hashOf('10'),
        headTimestamp: 1,
      }),
    )
    await changes(db.update(indexer).set({ headHash: hashOf('10b') }))
    await changes(db.update(indexer).set({ head: 11 }))
    await changes(db.insert(queueTag).values({ ...treasury, modified: 5 }))
    await changes(
      db.insert(registeredContract).values({
        chainId,
        address: safe,
        name: 'Mint',
        displayName: 'Mint',
        modified: 7,
      }),
    )
    const before = await read()
    await db.insert(queueTag).values({ ...treasury, chainId: '1', modified: 9 })
    await db.update(indexer).set({ chainHead: 12, checkedAt: 5 })
    expect(await read()).toEqual(before)
  })

  test('behavior: the queue has a version of its own', async () => {
    const { db } = store
    await db.insert(indexer).values({
      chainId,
      genesisHash: hashOf('genesis'),
      head: 10,
      headHash: hashOf('10'),
      headTimestamp: 1,
    })
    const queue = async () => (await readVersion(db, chainId, safe))?.queue
    const first = await queue()
    await db.update(indexer).set({ head: 11, headHash: hashOf('11') })
    expect(await queue()).toBe(first)
    await db
      .insert(chainTag)
      .values({ ...treasury, history: 1, collectibles: 0, changes: 1 })
    const second = await queue()
    await db.insert(queueTag).values({ ...treasury, modified: 5 })
    expect(new Set([first, second, await queue()]).size).toBe(3)
  })
})
