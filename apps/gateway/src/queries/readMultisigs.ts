import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Address, Hex } from 'viem'
import type { Database } from '../db/Database.ts'
import {
  approvedHash,
  confirmation,
  execution,
  multisigTransaction,
  safeState,
} from '../db/schema.ts'
import { executionSignatures } from './executionSignatures.ts'
import type { MultisigRecord } from './MultisigRecord.ts'
import { mergeMultisig } from './mergeMultisig.ts'

export interface ReadMultisigsOptions {
  chainId: string
  safe: Address
  /** The safe's owners now. */
  owners: readonly Address[]
  hashes: readonly Hex[]
  /** The proposals among them, when read already: they have not executed. */
  queued?: readonly (typeof multisigTransaction.$inferSelect)[] | undefined
}

const readExecutions = (
  db: Database,
  { chainId, safe, hashes }: ReadMultisigsOptions,
) => {
  // Whoever left before it executed had no say any more.
  const before = db
    .select({ owners: safeState.owners })
    .from(safeState)
    .where(
      and(
        eq(safeState.chainId, execution.chainId),
        eq(safeState.safe, execution.safe),
        lt(safeState.blockNumber, execution.blockNumber),
      ),
    )
    .orderBy(desc(safeState.blockNumber))
    .limit(1)
  return db
    .select({
      executed: execution,
      owners: sql<
        Address[] | null
      >`coalesce(${execution.owners}, (${before}))`.as('owners_before'),
    })
    .from(execution)
    .where(
      and(
        eq(execution.chainId, chainId),
        eq(execution.safe, safe),
        inArray(execution.safeTxHash, [...hashes]),
      ),
    )
}

/** The named transactions of a safe, by hash; unknown ones are left out. */
export async function readMultisigs(
  db: Database,
  options: ReadMultisigsOptions,
): Promise<Map<Hex, MultisigRecord>> {
  const { chainId, safe, hashes } = options
  if (hashes.length === 0) return new Map()
  const named = [...hashes]
  const [proposed, executed, confirmations, approvals] = await Promise.all([
    options.queued ??
      db
        .select()
        .from(multisigTransaction)
        .where(
          and(
            eq(multisigTransaction.chainId, chainId),
            eq(multisigTransaction.safe, safe),
            inArray(multisigTransaction.safeTxHash, named),
          ),
        ),
    options.queued === undefined ? readExecutions(db, options) : [],
    db
      .select()
      .from(confirmation)
      .where(
        and(
          eq(confirmation.chainId, chainId),
          inArray(confirmation.safeTxHash, named),
        ),
      )
      .orderBy(asc(confirmation.submitted)),
    db
      .select()
      .from(approvedHash)
      .where(
        and(
          eq(approvedHash.chainId, chainId),
          eq(approvedHash.safe, safe),
          inArray(approvedHash.hash, named),
        ),
      ),
  ])
  const records = new Map<Hex, MultisigRecord>()
  for (const hash of hashes) {
    const done = executed.find((row) => row.executed.safeTxHash === hash)
    const record = mergeMultisig({
      proposed: proposed.find((row) => row.safeTxHash === hash),
      executed: done?.executed,
      confirmations: confirmations.filter((row) => row.safeTxHash === hash),
      approvals: approvals.filter((row) => row.hash === hash),
      signers: done ? await executionSignatures(done.executed) : [],
      owners: done ? (done.owners ?? undefined) : options.owners,
    })
    if (record !== undefined) records.set(hash, record)
  }
  return records
}
