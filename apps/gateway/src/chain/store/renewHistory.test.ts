import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { describeStores } from '../../../test/support/describeStores.ts'
import {
  hashOf,
  seedModule,
  seedTransfer,
  treasury,
} from '../../../test/support/seed.ts'
import {
  historyEntry,
  moduleTransaction,
  transfer,
} from '../../platform/db/schema/chain.ts'
import { historyChangesAbove, renewHistory } from './renewHistory.ts'

const { chainId, safe } = treasury

describeStores('history positions', (store) => {
  const listed = async () => {
    const rows = await store.db
      .select()
      .from(historyEntry)
      .where(eq(historyEntry.safe, safe))
      .orderBy(asc(historyEntry.position))
    expect(rows.map(({ position }) => position)).toEqual([...rows.keys()])
    return rows.map(({ txHash, timestamp }) => [timestamp, txHash])
  }
  const renew = (since: number) =>
    renewHistory(store.db, chainId, [{ safe, since }])
  const [low, middle, high] = ['a', 'b', 'c'].map(hashOf).sort() as [
    `0x${string}`,
    `0x${string}`,
    `0x${string}`,
  ]

  test('default: numbered by time, then hash, each transaction once', async () => {
    await seedTransfer(store.db, { txHash: high, timestamp: 5 })
    await seedTransfer(store.db, { txHash: high, timestamp: 5, position: '1' })
    await seedModule(store.db, { txHash: high, timestamp: 5 })
    await seedModule(store.db, { txHash: low, timestamp: 9, logIndex: 4 })
    await renew(9)
    expect(await listed()).toEqual([
      [5, high],
      [9, low],
    ])
    // A later block of the same second, and one that comes before it by hash.
    await seedTransfer(store.db, { txHash: middle, timestamp: 5 })
    await renew(5)
    expect(await listed()).toEqual([
      [5, middle],
      [5, high],
      [9, low],
    ])
  })

  test('behavior: one safe leaves the others alone', async () => {
    const other = '0x9B83f8d1228a2540b00c2091103026712Be0c669'
    await seedTransfer(store.db, { txHash: low, timestamp: 5 })
    await seedTransfer(store.db, { safe: other, txHash: low, timestamp: 5 })
    await seedTransfer(store.db, { safe: other, txHash: high, timestamp: 6 })
    expect(await listed()).toEqual([[5, low]])
    await renewHistory(store.db, chainId, [
      { safe, since: 5 },
      { safe: other, since: 6 },
      { safe: other, since: 5 },
    ])
    expect(await store.db.$count(historyEntry)).toBe(3)
  })

  test('behavior: lists the changed times before the rows are deleted', async () => {
    await seedTransfer(store.db, { txHash: low, timestamp: 5, blockNumber: 1 })
    await seedTransfer(store.db, { txHash: high, timestamp: 7, blockNumber: 2 })
    await seedModule(store.db, { txHash: middle, timestamp: 6, blockNumber: 2 })
    const changes = await historyChangesAbove(store.db, chainId, 1)
    expect(changes.map(({ since }) => since).sort()).toEqual([6, 7])
    await store.db.delete(transfer).where(eq(transfer.blockNumber, 2))
    await store.db.delete(moduleTransaction)
    await renewHistory(store.db, chainId, changes)
    expect(await listed()).toEqual([[5, low]])
    await store.db.delete(transfer)
    await renew(0)
    expect(await listed()).toEqual([])
  })
})
