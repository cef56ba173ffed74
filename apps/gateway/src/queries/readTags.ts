import { and, eq, max } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Database } from '../db/Database.ts'
import {
  approvedHash,
  chainTag,
  execution,
  moduleTransaction,
  transfer,
} from '../db/schema/chain.ts'
import { messageTag } from '../db/schema/messages.ts'
import { queueTag } from '../db/schema/proposals.ts'

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
      | typeof queueTag
      | typeof messageTag
      | typeof chainTag,
  ) => and(eq(table.chainId, chainId), eq(table.safe, safe))
  const [
    [queue],
    [chain],
    [executed],
    [modules],
    [moved],
    [collectible],
    [approved],
    [messages],
  ] = await Promise.all([
    db.select({ at: queueTag.modified }).from(queueTag).where(of(queueTag)),
    db.select().from(chainTag).where(of(chainTag)),
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
      .select({ at: max(approvedHash.timestamp) })
      .from(approvedHash)
      .where(of(approvedHash)),
    db
      .select({ at: messageTag.modified })
      .from(messageTag)
      .where(of(messageTag)),
  ])
  return {
    queue: queue?.at ?? null,
    chain: chain ?? { history: 0, collectibles: 0, changes: 0 },
    executed: executed?.at ?? null,
    modules: modules?.at ?? null,
    moved: moved?.at ?? null,
    collectible: collectible?.at ?? null,
    approved: approved?.at ?? null,
    messages: messages?.at ?? null,
  }
}

/**
 * Texts that change whenever the matching list does.
 *
 * What happened on chain gives the time; the stored tags see to it that each
 * change is later than the one before, also within one second and after a
 * reorg. A block and a request may change the queue at once, so the queue's tag
 * counts the blocks' changes on top of the newest time. So does the messages': owners
 * who come and go change what is signed.
 */
export async function readTags(
  db: Database,
  chainId: string,
  safe: Address,
): Promise<Tags> {
  const times = await readTimes(db, chainId, safe)
  const { queue, chain, executed, modules, moved, approved } = times
  const orNull = (time: number) => (time === 0 ? null : time)
  const history = newest(executed, modules, moved, orNull(chain.history))
  const queued = newest(queue, executed, modules, approved)
  return {
    collectiblesTag: text(
      newest(times.collectible, orNull(chain.collectibles)),
    ),
    txQueuedTag:
      queued === null
        ? null
        : String(seconds(newest(queued, chain.history) ?? 0) + chain.changes),
    txHistoryTag: text(history),
    messagesTag:
      times.messages === null
        ? null
        : String(seconds(times.messages) + chain.changes),
  }
}
