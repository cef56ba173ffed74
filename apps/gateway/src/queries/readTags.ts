import { and, count, eq, max } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Database } from '../db/Database.ts'
import {
  approvedHash,
  execution,
  moduleTransaction,
  queueTag,
  transfer,
} from '../db/schema.ts'

export interface Tags {
  collectiblesTag: string | null
  txQueuedTag: string | null
  txHistoryTag: string | null
  messagesTag: string | null
}

const seconds = (ms: number) => Math.floor(ms / 1_000)

const newest = (...times: (number | null | undefined)[]): number | null =>
  times.reduce<number | null>(
    (best, time) =>
      typeof time === 'number' && (best === null || time > best) ? time : best,
    null,
  )

const text = (ms: number | null) => (ms === null ? null : String(seconds(ms)))

const readTimes = async (db: Database, chainId: string, safe: Address) => {
  const of = (
    table:
      | typeof execution
      | typeof moduleTransaction
      | typeof transfer
      | typeof approvedHash
      | typeof queueTag,
  ) => and(eq(table.chainId, chainId), eq(table.safe, safe))
  const [[queue], [executed], [modules], [moved], [collectible], [approved]] =
    await Promise.all([
      db.select({ at: queueTag.modified }).from(queueTag).where(of(queueTag)),
      db
        .select({ at: max(execution.timestamp) })
        .from(execution)
        .where(of(execution)),
      db
        .select({ at: max(moduleTransaction.timestamp) })
        .from(moduleTransaction)
        .where(of(moduleTransaction)),
      db
        .select({ at: max(transfer.timestamp) })
        .from(transfer)
        .where(of(transfer)),
      db
        .select({ at: max(transfer.timestamp) })
        .from(transfer)
        .where(and(of(transfer), eq(transfer.kind, 'ERC721'))),
      db
        .select({ at: max(approvedHash.timestamp), total: count() })
        .from(approvedHash)
        .where(of(approvedHash)),
    ])
  return {
    queue: queue?.at ?? null,
    executed: executed?.at ?? null,
    modules: modules?.at ?? null,
    moved: moved?.at ?? null,
    collectible: collectible?.at ?? null,
    approved: approved?.at ?? null,
    approvals: approved?.total ?? 0,
  }
}

/**
 * Texts that change whenever the matching list does.
 *
 * A block and a request may change the queue within one second, so the queue's
 * tag also counts what only ever grows with the chain: nonce and approvals.
 */
export async function readTags(
  db: Database,
  chainId: string,
  safe: Address,
  nonce: number,
): Promise<Tags> {
  const times = await readTimes(db, chainId, safe)
  const { queue, executed, modules, approved } = times
  const queued = newest(queue, executed, modules, approved)
  return {
    collectiblesTag: text(times.collectible),
    txQueuedTag:
      queued === null
        ? null
        : String(seconds(queued) + nonce + times.approvals),
    txHistoryTag: text(newest(executed, modules, times.moved)),
    messagesTag: null,
  }
}
