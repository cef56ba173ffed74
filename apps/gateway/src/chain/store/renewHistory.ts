import { and, eq, gt, min, type SQL, sql } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import {
  execution,
  historyEntry,
  moduleTransaction,
  transfer,
} from '../../platform/db/schema/chain.ts'
import type { Rows } from '../replay/Rows.ts'

/** From when on the history of a safe is numbered anew. */
export interface HistoryChange {
  safe: Address
  /** Milliseconds. */
  since: number
}

const sources = [execution, moduleTransaction, transfer] as const

const earliest = (changes: readonly HistoryChange[]): HistoryChange[] => {
  const first = new Map<Address, number>()
  for (const { safe, since } of changes) {
    first.set(safe, Math.min(since, first.get(safe) ?? since))
  }
  return [...first].map(([safe, since]) => ({ safe, since }))
}

/** Changes to the history by new blocks. */
export const historyChanges = (rows: Rows): HistoryChange[] =>
  [...rows.executions, ...rows.moduleTransactions, ...rows.transfers].map(
    ({ safe, timestamp }) => ({ safe, since: timestamp }),
  )

/**
 * Changes to the history by a rollback above a block; read before the rows are
 * deleted.
 */
export async function historyChangesAbove(
  tx: Database,
  chainId: string,
  number: number,
): Promise<HistoryChange[]> {
  const changes: HistoryChange[] = []
  for (const table of sources) {
    const rows = await tx
      .select({ safe: table.safe, since: min(table.timestamp) })
      .from(table)
      .where(and(eq(table.chainId, chainId), gt(table.blockNumber, number)))
      .groupBy(table.safe)
    for (const { safe, since } of rows)
      changes.push({ safe, since: since ?? 0 })
  }
  return changes
}

/**
 * Numbers the history of safes anew from the given times on, by their current
 * rows. Usually these are the newest few; the same query handles blocks of one
 * second and a safe found after its first transfers.
 */
export async function renewHistory(
  tx: Database,
  chainId: string,
  changes: readonly HistoryChange[],
): Promise<void> {
  if (changes.length === 0) return
  const entry = historyEntry
  // Backwards from the newest: only entries of rolled-back blocks are read.
  const keptOf = (condition: SQL) => sql`coalesce((
    select ${entry.position} from ${entry}
    where ${entry.chainId} = ${chainId} and ${entry.safe} = change.safe
      and ${condition}
    order by ${entry.position} desc limit 1), -1)`
  const list = sql`json_to_recordset(${JSON.stringify(earliest(changes))}::text::json)
    as change(safe text, since bigint)`
  await tx.execute(sql`delete from ${entry} using (
      select change.safe, ${keptOf(sql`${entry.timestamp} < change.since`)} as position
      from ${list}
    ) as kept
    where ${entry.chainId} = ${chainId} and ${entry.safe} = kept.safe
      and ${entry.position} > kept.position`)
  const listed = sql.join(
    sources.map(
      (table) => sql`select ${table.timestamp}, ${table.txHash} from ${table}
        where ${table.chainId} = ${chainId} and ${table.safe} = kept.safe
          and ${table.timestamp} >= kept.since`,
    ),
    sql` union `,
  )
  // Looked up once a safe: for each row, it would wade through the rows that
  // this very statement has added.
  await tx.execute(sql`with kept as materialized (
      select change.safe, change.since, ${keptOf(sql`true`)} as position
      from ${list}
    )
    insert into ${entry} (chain_id, safe, position, tx_hash, "timestamp")
    select ${chainId}::text, kept.safe,
      kept.position + row_number() over (
        partition by kept.safe order by listed."timestamp", listed.tx_hash),
      listed.tx_hash, listed."timestamp"
    from kept cross join lateral (${listed}) as listed`)
}
