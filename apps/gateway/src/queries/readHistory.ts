import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Address, Hex } from 'viem'
import type { Database } from '../db/Database.ts'
import { execution, moduleTransaction, transfer } from '../db/schema.ts'
import type { Cursor } from '../http/pagination.ts'

type Source = typeof execution | typeof moduleTransaction | typeof transfer

/** Ethereum transactions that concern a safe, newest first. */
export async function readHistoryTransactions(
  db: Database,
  chainId: string,
  safe: Address,
  { limit, offset }: Cursor,
): Promise<{ txHash: Hex; timestamp: number }[]> {
  // The newest of each kind are enough, whatever the kinds then interleave to.
  const newest = (table: Source) =>
    db
      .selectDistinct({ timestamp: table.timestamp, txHash: table.txHash })
      .from(table)
      .where(and(eq(table.chainId, chainId), eq(table.safe, safe)))
      .orderBy(desc(table.timestamp), desc(table.txHash))
      .limit(offset + limit)
  return union(newest(execution), newest(moduleTransaction), newest(transfer))
    .orderBy(sql`"timestamp" desc, "tx_hash" desc`)
    .limit(limit)
    .offset(offset)
}

/** How many Ethereum transactions concern a safe. */
export async function countHistory(
  db: Database,
  chainId: string,
  safe: Address,
): Promise<number> {
  const all = (table: Source) =>
    db
      .select({ txHash: table.txHash })
      .from(table)
      .where(and(eq(table.chainId, chainId), eq(table.safe, safe)))
  const list = union(all(execution), all(moduleTransaction), all(transfer)).as(
    'list',
  )
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(list)
  return row?.total ?? 0
}

export type ModuleRow = typeof moduleTransaction.$inferSelect
export type TransferRow = typeof transfer.$inferSelect

export interface HistoryRows {
  executions: { safeTxHash: Hex; txHash: Hex; nonce: number }[]
  modules: ModuleRow[]
  transfers: TransferRow[]
}

/** Everything the named Ethereum transactions did with a safe. */
export async function readHistoryRows(
  db: Database,
  chainId: string,
  safe: Address,
  hashes: readonly Hex[],
): Promise<HistoryRows> {
  if (hashes.length === 0) return { executions: [], modules: [], transfers: [] }
  const of = (table: Source) =>
    and(
      eq(table.chainId, chainId),
      eq(table.safe, safe),
      inArray(table.txHash, [...hashes]),
    )
  const [executions, modules, transfers] = await Promise.all([
    db
      .select({
        safeTxHash: execution.safeTxHash,
        txHash: execution.txHash,
        nonce: execution.nonce,
      })
      .from(execution)
      .where(of(execution))
      .orderBy(desc(execution.nonce)),
    db
      .select()
      .from(moduleTransaction)
      .where(of(moduleTransaction))
      .orderBy(asc(moduleTransaction.logIndex)),
    db
      .select()
      .from(transfer)
      .where(of(transfer))
      .orderBy(asc(transfer.logIndex), asc(transfer.position)),
  ])
  return { executions, modules, transfers }
}

type Place = Pick<
  TransferRow,
  'timestamp' | 'blockNumber' | 'logIndex' | 'txHash'
>

/**
 * Order on the chain, newest first. Logs are counted through a block, so the
 * hash only decides where a store has none of that.
 */
export const newestFirst = (a: Place, b: Place): number =>
  b.timestamp - a.timestamp ||
  b.blockNumber - a.blockNumber ||
  b.logIndex - a.logIndex ||
  (a.txHash < b.txHash ? 1 : a.txHash > b.txHash ? -1 : 0)

/** Token transfers from before another one, newest first. */
export async function readOlderTokenTransfers(
  db: Database,
  chainId: string,
  safe: Address,
  before: Place,
  limit: number,
): Promise<TransferRow[]> {
  return db
    .select()
    .from(transfer)
    .where(
      and(
        eq(transfer.chainId, chainId),
        eq(transfer.safe, safe),
        eq(transfer.kind, 'ERC20'),
        sql`(${transfer.timestamp}, ${transfer.blockNumber}, ${transfer.logIndex}, ${transfer.txHash})
          < (${before.timestamp}::bigint, ${before.blockNumber}::bigint, ${before.logIndex}::integer, ${before.txHash}::text)`,
      ),
    )
    .orderBy(
      desc(transfer.timestamp),
      desc(transfer.blockNumber),
      desc(transfer.logIndex),
      desc(transfer.txHash),
    )
    .limit(limit)
}
