import { and, asc, eq, gte, notExists, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { execution, multisigTransaction } from '../db/schema.ts'
import type { Cursor } from '../http/pagination.ts'
import type { SafeRecord } from './SafeRecord.ts'

/** What waits: not executed, and not overtaken by the safe's nonce. */
export const isQueued = (
  db: Database,
  { state }: Pick<SafeRecord, 'state'>,
): SQL | undefined =>
  and(
    eq(multisigTransaction.chainId, state.chainId),
    eq(multisigTransaction.safe, state.safe),
    gte(multisigTransaction.nonce, state.nonce),
    notExists(
      db
        .select({ one: sql`1` })
        .from(execution)
        .where(
          and(
            eq(execution.chainId, multisigTransaction.chainId),
            eq(execution.safeTxHash, multisigTransaction.safeTxHash),
          ),
        ),
    ),
  )

export interface QueueSlice {
  rows: (typeof multisigTransaction.$inferSelect)[]
  previousNonce: number | null
  nextNonce: number | null
}

/** One page of the queue, with the nonces just outside of it. */
export async function readQueue(
  db: Database,
  safe: SafeRecord,
  { limit, offset }: Cursor,
): Promise<QueueSlice> {
  const leading = offset > 0 ? 1 : 0
  const rows = await db
    .select()
    .from(multisigTransaction)
    .where(isQueued(db, safe))
    .orderBy(
      asc(multisigTransaction.nonce),
      asc(multisigTransaction.submitted),
      asc(multisigTransaction.safeTxHash),
    )
    .limit(limit + leading + 1)
    .offset(offset - leading)
  return {
    rows: rows.slice(leading, leading + limit),
    previousNonce: leading === 1 ? (rows[0]?.nonce ?? null) : null,
    nextNonce: rows[leading + limit]?.nonce ?? null,
  }
}
