import type { HistoryItem, Page, QueuedItem } from '@strongroom/gateway-sdk'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  execution,
  indexer,
  safeState,
} from '../src/platform/db/schema/chain.ts'
import {
  multisigTransaction,
  queueTag,
} from '../src/platform/db/schema/proposals.ts'
import { createApi, read } from './support/api.ts'
import { describeOneStore } from './support/describeStores.ts'
import { alice, bob } from './support/people.ts'
import {
  chainId,
  hashOf,
  listHistory,
  seedExecution,
  seedSafe,
  seedTransfer,
  treasury,
} from './support/seed.ts'

const listPath = `/v1/chains/${chainId}/safes/${treasury.safe}/transactions`
const at = (list: string, offset: number, limit = 7) =>
  `${listPath}/${list}?cursor=${encodeURIComponent(`limit=${limit}&offset=${offset}`)}`

describeOneStore('long lists', (store) => {
  const noncesAt = async (
    { get }: ReturnType<typeof createApi>,
    offset: number,
  ) => {
    const { results } = await read<Page<QueuedItem>>(get(at('queued', offset)))
    return results.flatMap((item) =>
      item.type === 'TRANSACTION' &&
      item.transaction.executionInfo?.type === 'MULTISIG'
        ? [item.transaction.executionInfo.nonce]
        : [],
    )
  }

  const seedQueue = async (length: number) => {
    await seedSafe(store.db, { nonce: 0 })
    await store.db.insert(multisigTransaction).values(
      Array.from({ length }, (_, nonce) => ({
        ...treasury,
        safeTxHash: hashOf(`queued ${nonce}`),
        nonce,
        to: bob.address,
        value: '1',
        data: '0x' as const,
        operation: 0,
        safeTxGas: '0',
        baseGas: '0',
        gasPrice: '0',
        gasToken: bob.address,
        refundReceiver: bob.address,
        proposer: alice.address,
        submitted: 1,
        modified: 1,
      })),
    )
    await store.db.insert(queueTag).values({ ...treasury, modified: 1 })
    await store.db.insert(indexer).values({
      chainId,
      genesisHash: hashOf('genesis'),
      head: 10,
      headHash: hashOf('10'),
      headTimestamp: 1,
    })
  }

  const range = (first: number, length = 7) =>
    Array.from({ length }, (_, n) => first + n)

  test('default: a page far down a queue equals one counted from its start', async () => {
    await seedQueue(450)
    const server = createApi({ db: store.db })
    for (const offset of [0, 99, 100, 101, 250, 399, 400, 443]) {
      expect(await noncesAt(server, offset)).toEqual(range(offset))
    }
    expect(await noncesAt(server, 448)).toEqual([448, 449])
    expect(await noncesAt(server, 450)).toEqual([])
    expect(await noncesAt(server, 999_999)).toEqual([])
    // Neighbours are known across the places that pages start from.
    const page = await read<Page<QueuedItem>>(server.get(at('queued', 100)))
    expect([page.previous, page.next].map(String)).toEqual([
      expect.stringContaining('offset%3D93'),
      expect.stringContaining('offset%3D107'),
    ])
  })

  test('behavior: places in a queue move with it', async () => {
    await seedQueue(450)
    const server = createApi({ db: store.db })
    expect(await noncesAt(server, 300)).toEqual(range(300))
    // An owner removes one near the beginning.
    await store.db
      .delete(multisigTransaction)
      .where(eq(multisigTransaction.nonce, 2))
    await store.db.update(queueTag).set({ modified: 2 })
    expect(await noncesAt(server, 300)).toEqual(range(301))
    // The safe executes the first one.
    await store.db.update(safeState).set({ nonce: 1 })
    await store.db.update(queueTag).set({ modified: 3 })
    await store.db.update(indexer).set({ head: 11, headHash: hashOf('11') })
    expect(await noncesAt(server, 300)).toEqual(range(302))
    // One that executed although its turn has not come is left out.
    await seedExecution(store.db, {
      safeTxHash: hashOf('queued 40'),
      nonce: 40,
      signatures: '0x',
    })
    await store.db.update(queueTag).set({ modified: 4 })
    expect(await noncesAt(server, 300)).toEqual(range(303))
    await store.db.delete(execution)
  })

  test('behavior: pages of a history have all entries in order', async () => {
    await seedSafe(store.db)
    for (let n = 0; n < 25; n += 1) {
      // Two to a second: their hashes decide.
      await seedTransfer(store.db, {
        txHash: hashOf(`tx ${n}`),
        timestamp: 1_000 * Math.floor(n / 2),
      })
    }
    await listHistory(store.db)
    const { get } = createApi({ db: store.db })
    const hashesAt = async (offset: number) => {
      const { results, count } = await read<Page<HistoryItem>>(
        get(at('history', offset)),
      )
      expect(count).toBe(25)
      return results.flatMap((item) =>
        item.type === 'TRANSACTION' && item.transaction.txHash !== null
          ? [item.transaction.txHash]
          : [],
      )
    }
    const expected = Array.from({ length: 25 }, (_, n) => n)
      .map((n) => ({ time: Math.floor(n / 2), hash: hashOf(`tx ${n}`) }))
      .sort((a, b) => b.time - a.time || (a.hash < b.hash ? 1 : -1))
      .map(({ hash }) => hash)
    for (const offset of [0, 1, 7, 13]) {
      expect(await hashesAt(offset)).toEqual(expected.slice(offset, offset + 7))
    }
    // The last page ends with the creation.
    expect(await hashesAt(20)).toEqual([
      ...expected.slice(20),
      hashOf('creation'),
    ])
    expect(await hashesAt(30)).toEqual([hashOf('creation')])
  })
})
