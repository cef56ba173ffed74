import {
  packSignatures,
  parseSignatures,
  type SafeSignature,
} from '@strongroom/safe-protocol'
import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { type Address, type Hex, size, slice } from 'viem'
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
import type { ConfirmationRecord, MultisigRecord } from './MultisigRecord.ts'

/** Remembers the results of a pure function; the oldest go first. */
function boundedCache<T>(
  size: number,
  compute: (key: string) => T,
): (key: string) => T {
  const known = new Map<string, T>()
  return (key) => {
    const hit = known.get(key)
    if (hit !== undefined) return hit
    const value = compute(key)
    if (known.size >= size) {
      for (const oldest of known.keys()) {
        known.delete(oldest)
        break
      }
    }
    known.set(key, value)
    return value
  }
}

interface SignerPart {
  owner: SafeSignature['signer']
  /** Packed form of this signature alone. */
  signature: Hex
}

const parse = async (key: string): Promise<readonly SignerPart[]> => {
  const [hash, thresholdText, packed] = key.split(':') as [Hex, string, Hex]
  // The contract reads `threshold` signatures; anything may follow them.
  const threshold = Number(thresholdText)
  for (const signatures of [packed, headOf(packed, threshold)]) {
    try {
      const parsed = await parseSignatures(signatures, hash)
      return parsed.slice(0, threshold).map((part) => ({
        owner: part.signer,
        signature: packSignatures([part]),
      }))
    } catch {
      // The rest of a cut signature list may still be readable; unreadable
      // bytes name no signer.
    }
  }
  return []
}

const headOf = (packed: Hex, threshold: number): Hex =>
  size(packed) >= threshold * 65 && threshold > 0
    ? slice(packed, 0, threshold * 65)
    : packed

// Recovering a signer takes a millisecond and never changes.
const cached = boundedCache(10_000, parse)

/** Signers of an executed transaction, read from its calldata. */
function executionSignatures(execution: {
  safeTxHash: Hex
  threshold: number
  signatures: Hex
}): Promise<readonly SignerPart[]> {
  const { safeTxHash, threshold, signatures } = execution
  return cached(`${safeTxHash}:${threshold}:${signatures}`)
}

interface MultisigParts {
  proposed: typeof multisigTransaction.$inferSelect | undefined
  executed: typeof execution.$inferSelect | undefined
  confirmations: readonly (typeof confirmation.$inferSelect)[]
  approvals: readonly (typeof approvedHash.$inferSelect)[]
  /** Signers found in the executing call. */
  signers: readonly SignerPart[]
  /** Owners whose confirmations count; undefined when all do. */
  owners: readonly Address[] | undefined
}

const mergeConfirmations = (parts: MultisigParts): ConfirmationRecord[] => {
  const byOwner = new Map<Address, ConfirmationRecord>()
  const add = (record: ConfirmationRecord) => {
    if (!byOwner.has(record.owner)) byOwner.set(record.owner, record)
  }
  const counts = (owner: Address) => parts.owners?.includes(owner) ?? true
  for (const { owner, signature, submitted } of parts.confirmations) {
    if (counts(owner)) add({ owner, signature, submitted })
  }
  for (const { owner, timestamp } of parts.approvals) {
    if (!counts(owner)) continue
    const signature = packSignatures([{ kind: 'approved', signer: owner }])
    add({ owner, signature, submitted: timestamp })
  }
  const submitted = parts.executed?.timestamp ?? 0
  // The contract has checked these against the owners of that time.
  for (const part of parts.signers) add({ ...part, submitted })
  return [...byOwner.values()].sort(
    (a, b) => a.submitted - b.submitted || (a.owner < b.owner ? -1 : 1),
  )
}

/** Puts the two halves of a transaction together. */
function mergeMultisig(parts: MultisigParts): MultisigRecord | undefined {
  const { proposed, executed } = parts
  const fields = proposed ?? executed
  if (fields === undefined) return undefined
  const seen = executed?.timestamp ?? 0
  return {
    chainId: fields.chainId,
    safeTxHash: fields.safeTxHash,
    safe: fields.safe,
    nonce: fields.nonce,
    to: fields.to,
    value: fields.value,
    data: fields.data,
    operation: fields.operation,
    safeTxGas: fields.safeTxGas,
    baseGas: fields.baseGas,
    gasPrice: fields.gasPrice,
    gasToken: fields.gasToken,
    refundReceiver: fields.refundReceiver,
    origin: proposed?.origin ?? null,
    proposer: proposed?.proposer ?? null,
    proposedByDelegate: proposed?.proposedByDelegate ?? null,
    submitted: proposed?.submitted ?? seen,
    modified: Math.max(proposed?.modified ?? 0, seen),
    confirmations: mergeConfirmations(parts),
    execution: executed ?? null,
  }
}

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
