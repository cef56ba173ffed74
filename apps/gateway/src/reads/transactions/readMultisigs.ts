import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Address, Hex } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import {
  approvedHash,
  execution,
  safeState,
} from '../../platform/db/schema/chain.ts'
import {
  confirmation,
  multisigTransaction,
} from '../../platform/db/schema/proposals.ts'
import { executionSignatures } from './executionSignatures.ts'
import type { MultisigRecord } from './MultisigRecord.ts'
import { mergeMultisig } from './mergeMultisig.ts'

/** Rows of the store about some transactions of a safe. */
export interface MultisigRows {
  proposed: readonly (typeof multisigTransaction.$inferSelect)[]
  executed: readonly {
    executed: typeof execution.$inferSelect
    /** Owners just before it executed. */
    owners: Address[] | null
  }[]
  /** Oldest first. */
  confirmations: readonly (typeof confirmation.$inferSelect)[]
  approvals: readonly (typeof approvedHash.$inferSelect)[]
}

export interface MergeMultisigsOptions {
  /** The safe's owners now. */
  owners: readonly Address[]
  hashes: readonly Hex[]
}

export interface ReadMultisigsOptions extends MergeMultisigsOptions {
  chainId: string
  safe: Address
}

const readExecutions = (
  db: Database,
  { chainId, safe, hashes }: ReadMultisigsOptions,
) => {
  // Owners who left before the execution are excluded.
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

const readRows = async (
  db: Database,
  options: ReadMultisigsOptions,
): Promise<MultisigRows> => {
  const { chainId, safe, hashes } = options
  const named = [...hashes]
  const [proposed, executed, confirmations, approvals] = await Promise.all([
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
    readExecutions(db, options),
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
  return { proposed, executed, confirmations, approvals }
}

/** The named transactions among these rows, by hash; unknown ones are left out. */
export async function mergeMultisigs(
  rows: MultisigRows,
  options: MergeMultisigsOptions,
): Promise<Map<Hex, MultisigRecord>> {
  const { hashes } = options
  const byHash = {
    proposed: new Map(rows.proposed.map((row) => [row.safeTxHash, row])),
    executed: new Map(
      rows.executed.map((row) => [row.executed.safeTxHash, row]),
    ),
    confirmations: Map.groupBy(rows.confirmations, (row) => row.safeTxHash),
    approvals: Map.groupBy(rows.approvals, (row) => row.hash),
  }
  const records = new Map<Hex, MultisigRecord>()
  for (const hash of hashes) {
    const done = byHash.executed.get(hash)
    const record = mergeMultisig({
      proposed: byHash.proposed.get(hash),
      executed: done?.executed,
      confirmations: byHash.confirmations.get(hash) ?? [],
      approvals: byHash.approvals.get(hash) ?? [],
      signers: done ? await executionSignatures(done.executed) : [],
      owners: done ? (done.owners ?? undefined) : options.owners,
    })
    if (record !== undefined) records.set(hash, record)
  }
  return records
}

/** The named transactions of a safe, by hash; unknown ones are left out. */
export async function readMultisigs(
  db: Database,
  options: ReadMultisigsOptions,
): Promise<Map<Hex, MultisigRecord>> {
  if (options.hashes.length === 0) return new Map()
  return mergeMultisigs(await readRows(db, options), options)
}
