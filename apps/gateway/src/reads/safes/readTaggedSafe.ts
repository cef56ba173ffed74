import { type SQL, sql } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import {
  approvedHash,
  chainTag,
  execution,
  moduleTransaction,
  transfer,
} from '../../platform/db/schema/chain.ts'
import { messageTag } from '../../platform/db/schema/messages.ts'
import { queueTag } from '../../platform/db/schema/proposals.ts'
import {
  chainId,
  readSafeOf,
  safeAddress,
  safeFields,
  stateNow,
} from '../lists/listStatements.ts'
import type { JsonRow } from '../sql/fromJson.ts'
import { preparedJson } from '../sql/preparedJson.ts'
import type { SafeRecord } from './SafeRecord.ts'

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

interface TaggedAnswer {
  creation: JsonRow | null
  state: JsonRow | null
  queue: number | null
  chain: { history: number; collectibles: number; changes: number } | null
  executed: number | null
  modules: number | null
  moved: number | null
  collectible: number | null
  approved: number | null
  messages: number | null
}

const ofSafe = sql`chain_id = ${chainId} and safe = ${safeAddress}`

/** Newest time of a table that has an index by it. */
const newestIn = (
  table:
    | typeof execution
    | typeof moduleTransaction
    | typeof transfer
    | typeof approvedHash,
  where: SQL = sql`true`,
) => sql`(select "timestamp" from ${table} where ${ofSafe} and ${where}
  order by "timestamp" desc limit 1)`

const readTagged = preparedJson<TaggedAnswer>(sql`with ${stateNow}
  select json_build_object(${safeFields},
    'queue', (select modified from ${queueTag} where ${ofSafe}),
    'chain', (select row_to_json(${chainTag}) from ${chainTag} where ${ofSafe}),
    'executed', ${newestIn(execution)},
    'modules', ${newestIn(moduleTransaction)},
    'moved', ${newestIn(transfer)},
    'collectible', ${newestIn(transfer, sql`kind = 'ERC721'`)},
    'approved', ${newestIn(approvedHash)},
    'messages', (select modified from ${messageTag} where ${ofSafe}))`)

/**
 * A safe, and texts that change whenever the matching list does; all of one
 * state of the store.
 *
 * Tags of a safe's lists. Their time comes from the chain; the stored tags make
 * each change later than the one before, also within one second and after a
 * reorg. A block and a request may change the queue at once, so the queue's tag
 * adds the blocks' changes to the newest time. So does the messages' tag: a
 * change of owners affects messages.
 *
 * @throws RefusalError `not-indexed` for a safe the indexer has not seen.
 */
export async function readTaggedSafe(
  db: Database,
  of: { chainId: string; safe: Address },
): Promise<{ safe: SafeRecord; tags: Tags }> {
  const answer = await readTagged(db, of)
  const { queue, executed, modules, moved, approved, messages } = answer
  const chain = answer.chain ?? { history: 0, collectibles: 0, changes: 0 }
  const orNull = (time: number) => (time === 0 ? null : time)
  const history = newest(executed, modules, moved, orNull(chain.history))
  const queued = newest(queue, executed, modules, approved)
  const tags = {
    collectiblesTag: text(
      newest(answer.collectible, orNull(chain.collectibles)),
    ),
    txQueuedTag:
      queued === null
        ? null
        : String(seconds(newest(queued, chain.history) ?? 0) + chain.changes),
    txHistoryTag: text(history),
    messagesTag:
      messages === null ? null : String(seconds(messages) + chain.changes),
  }
  return { safe: readSafeOf(answer), tags }
}
