import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type Address, getAddress } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import {
  approvedHash,
  chainTag,
  execution,
  moduleTransaction,
  safeState,
  transfer,
} from '../../platform/db/schema/chain.ts'
import type { Rows } from '../replay/Rows.ts'

interface Change {
  safe: string
  history: number
  collectibles: number
  changes: number
}

const upsert = (tx: Database, changes: SQL) => {
  // Clients compare whole seconds.
  const later = (column: 'history' | 'collectibles') =>
    sql`case when excluded.${sql.identifier(column)} = 0
      then ${chainTag[column]}
      else greatest(excluded.${sql.identifier(column)},
        ${chainTag[column]} + 1000) end`
  return tx.execute(sql`insert into ${chainTag}
    (chain_id, safe, history, collectibles, changes) ${changes}
    on conflict (chain_id, safe) do update set
      history = ${later('history')},
      collectibles = ${later('collectibles')},
      changes = ${chainTag.changes} + excluded.changes`)
}

const summarize = (rows: Rows): Change[] => {
  const changes = new Map<string, Change>()
  const of = (safe: string): Change => {
    const change = changes.get(safe) ?? {
      safe,
      history: 0,
      collectibles: 0,
      changes: 0,
    }
    changes.set(safe, change)
    return change
  }
  for (const { safe, timestamp } of [
    ...rows.executions,
    ...rows.moduleTransactions,
    ...rows.transfers,
  ]) {
    const change = of(safe)
    change.history = Math.max(change.history, timestamp)
  }
  for (const { safe, kind, timestamp } of rows.transfers) {
    if (kind !== 'ERC721') continue
    const change = of(safe)
    change.collectibles = Math.max(change.collectibles, timestamp)
  }
  for (const { safe } of rows.approvedHashes) of(safe).changes = 1
  for (const safe of rows.changed.keys()) of(getAddress(safe)).changes = 1
  return [...changes.values()]
}

/** Marks what new blocks changed. */
export async function bumpChainTags(
  tx: Database,
  chainId: string,
  rows: Rows,
): Promise<void> {
  const changes = summarize(rows)
  if (changes.length === 0) return
  await upsert(
    tx,
    sql`select ${chainId}::text, safe, history, collectibles, changes
      from json_to_recordset(${JSON.stringify(changes)}::text::json)
      as rows(safe text, history bigint, collectibles bigint, changes bigint)`,
  )
}

/** Marks what giving up every block above one changes; before rows go. */
export async function bumpChainTagsAbove(
  tx: Database,
  chainId: string,
  number: number,
): Promise<void> {
  const none = sql`0::bigint`
  const from = (
    table:
      | typeof execution
      | typeof moduleTransaction
      | typeof transfer
      | typeof approvedHash
      | typeof safeState,
    history: SQL,
    collectibles: SQL,
  ) => sql`select ${table.safe} as safe, ${history} as history,
      ${collectibles} as collectibles
    from ${table}
    where ${table.chainId} = ${chainId} and ${table.blockNumber} > ${number}`
  const time = (
    column: typeof execution.timestamp | typeof transfer.timestamp,
  ) => sql`${column} + 1000`
  const gone = sql.join(
    [
      from(execution, time(execution.timestamp), none),
      from(moduleTransaction, sql`${moduleTransaction.timestamp} + 1000`, none),
      from(
        transfer,
        time(transfer.timestamp),
        sql`case when ${transfer.kind} = 'ERC721'
          then ${transfer.timestamp} + 1000 else 0 end`,
      ),
      from(approvedHash, none, none),
      from(safeState, none, none),
    ],
    sql` union all `,
  )
  await upsert(
    tx,
    sql`select ${chainId}::text, safe, max(history), max(collectibles), 1
      from (${gone}) as gone group by safe`,
  )
}

/** Marks safes as changed in every way, as when their rows are replaced. */
export async function markSafesChanged(
  tx: Database,
  chainId: string,
  safes: readonly Address[],
): Promise<void> {
  await tx
    .update(chainTag)
    .set({
      history: sql`${chainTag.history} + 1000`,
      collectibles: sql`${chainTag.collectibles} + 1000`,
      changes: sql`${chainTag.changes} + 1`,
    })
    .where(
      and(eq(chainTag.chainId, chainId), inArray(chainTag.safe, [...safes])),
    )
}
