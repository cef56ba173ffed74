import { and, eq, lte, sql } from 'drizzle-orm'
import type { Address, Hex } from 'viem'
import { recordEvents } from '../../notifications/events/recordEvents.ts'
import type { Database } from '../../platform/db/Database.ts'
import {
  blockTable,
  historyEntry,
  indexer,
} from '../../platform/db/schema/chain.ts'
import type { BlockRef, Header } from '../fetch/ChainLog.ts'
import { type DueRepair, queueRepairs } from '../repair/queueRepairs.ts'
import type { Rows } from '../replay/Rows.ts'
import { bumpChainTags } from './bumpChainTags.ts'
import { chainEvents } from './chainEvents.ts'
import { lockHead } from './head.ts'
import { insertAll } from './insertAll.ts'
import { insertRows } from './insertRows.ts'
import {
  type HistoryChange,
  historyChanges,
  renewHistory,
} from './renewHistory.ts'

interface Listed {
  timestamp: number
  txHash: Hex
}

interface Tail {
  /** Position of the newest entry that stays where it is; -1 if all move. */
  kept: number
  /** Entries that new ones may come before, oldest first. */
  later: Listed[]
}

const longestTail = 1_000

const byTime = (a: Listed, b: Listed): number =>
  a.timestamp - b.timestamp || (a.txHash < b.txHash ? -1 : 1)

/** By safe, each transaction once. */
function listBySafe(rows: Rows): Map<Address, Map<Hex, Listed>> {
  const safes = new Map<Address, Map<Hex, Listed>>()
  const { executions, moduleTransactions, transfers } = rows
  for (const list of [executions, moduleTransactions, transfers]) {
    for (const { safe, timestamp, txHash } of list) {
      const listed = safes.get(safe) ?? new Map<Hex, Listed>()
      safes.set(safe, listed)
      listed.set(txHash, { timestamp, txHash })
    }
  }
  return safes
}

const earliest = (listed: ReadonlyMap<Hex, Listed>): number => {
  let since = Number.POSITIVE_INFINITY
  for (const { timestamp } of listed.values()) {
    since = Math.min(since, timestamp)
  }
  return since
}

/** The newest entries of safes, as far back as new ones may come. */
async function readTails(
  tx: Database,
  chainId: string,
  lists: ReadonlyMap<Address, ReadonlyMap<Hex, Listed>>,
  limit = 1,
): Promise<Map<Address, Tail>> {
  const entry = historyEntry
  const safes = [...lists.keys()].join(',')
  const rows = await tx
    .select({
      safe: sql<Address>`listed.safe`,
      position: sql<number>`newest.position`,
      timestamp: sql<string>`newest."timestamp"`,
      txHash: sql<Hex>`newest.tx_hash`,
    })
    .from(
      sql`unnest(string_to_array(${safes}, ',')) as listed(safe)
        cross join lateral (
          select ${entry.position}, ${entry.timestamp}, ${entry.txHash} from ${entry}
          where ${entry.chainId} = ${chainId} and ${entry.safe} = listed.safe
          order by ${entry.position} desc limit ${limit}
        ) as newest`,
    )
    .orderBy(sql`newest.position`)
  const tails = new Map<Address, Tail>()
  for (const { safe, position, txHash, ...row } of rows) {
    const timestamp = Number(row.timestamp)
    const tail = tails.get(safe) ?? { kept: position - 1, later: [] }
    tails.set(safe, tail)
    const since = earliest(lists.get(safe) ?? new Map())
    if (timestamp < since) tail.kept = position
    else tail.later.push({ timestamp, txHash })
  }
  if (limit > 1) return tails
  const crossed = [...lists].filter(([safe]) => tails.get(safe)?.later.length)
  if (crossed.length === 0) return tails
  const longer = await readTails(tx, chainId, new Map(crossed), longestTail)
  return new Map([...tails, ...longer])
}

/**
 * Numbers what new blocks add to the history of safes: usually after all that
 * is listed, else among the newest entries, as where blocks share a second.
 * Further back, as by transfers older than their safe, the database does it.
 */
async function appendHistory(
  tx: Database,
  chainId: string,
  rows: Rows,
): Promise<void> {
  const lists = listBySafe(rows)
  if (lists.size === 0) return
  const tails = await readTails(tx, chainId, lists)
  const added: (typeof historyEntry.$inferInsert)[] = []
  const moved: typeof added = []
  const anew: HistoryChange[] = []
  for (const [safe, listed] of lists) {
    const { kept, later } = tails.get(safe) ?? { kept: -1, later: [] }
    if (later.length >= longestTail) {
      anew.push({ safe, since: earliest(listed) })
      continue
    }
    for (const one of later) listed.set(one.txHash, one)
    for (const [i, one] of [...listed.values()].sort(byTime).entries()) {
      const place = { chainId, safe, position: kept + 1 + i }
      if (i >= later.length) added.push({ ...place, ...one })
      else if (later[i]?.txHash !== one.txHash) moved.push({ ...place, ...one })
    }
  }
  if (moved.length > 0) {
    const { chainId: id, safe, position } = historyEntry
    await tx
      .insert(historyEntry)
      .values(moved)
      .onConflictDoUpdate({
        target: [id, safe, position],
        set: {
          txHash: sql`excluded.tx_hash`,
          timestamp: sql`excluded."timestamp"`,
        },
      })
  }
  await insertAll(tx, historyEntry, added)
  await renewHistory(tx, chainId, anew)
}

interface WriteRange {
  chainId: string
  genesisHash: Hex
  /** Head the range was read on top of; undefined for the first one. */
  previousHash: Hex | undefined
  /** Last block of the range. */
  head: BlockRef
  /** Blocks whose hashes are kept, the head among them. */
  recent: readonly Header[]
  /** Hashes of this block and older ones are dropped. */
  forgetUpTo: number
  chainHead: number
  rows: Rows
  /** Repairs that the range shows to be due. */
  due: readonly DueRepair[]
}

/** Stores a range and moves the head, all in one transaction or not at all. */
export async function writeRange(
  db: Database,
  range: WriteRange,
): Promise<void> {
  const { chainId, head } = range
  await db.transaction(async (tx) => {
    await lockHead(tx, chainId, range.previousHash)
    const areNew = await insertRows(tx, chainId, range.rows)
    if (areNew) await appendHistory(tx, chainId, range.rows)
    else await renewHistory(tx, chainId, historyChanges(range.rows))
    await bumpChainTags(tx, chainId, range.rows)
    await recordEvents(tx, chainEvents(range.rows), Date.now())
    await queueRepairs(tx, range.due)
    await tx
      .insert(blockTable)
      .values(
        range.recent.map(({ number, hash, timestamp }) => ({
          chainId,
          number,
          hash,
          timestamp,
        })),
      )
      .onConflictDoNothing()
    await tx
      .delete(blockTable)
      .where(
        and(
          eq(blockTable.chainId, chainId),
          lte(blockTable.number, range.forgetUpTo),
        ),
      )
    const fields = {
      genesisHash: range.genesisHash,
      head: head.number,
      headHash: head.hash,
      headTimestamp: head.timestamp,
      chainHead: range.chainHead,
      checkedAt: Date.now(),
    }
    await tx
      .insert(indexer)
      .values({ chainId, ...fields })
      .onConflictDoUpdate({ target: indexer.chainId, set: fields })
  })
}
