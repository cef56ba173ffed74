import { and, eq } from 'drizzle-orm'
import type { Address, Hex } from 'viem'
import {
  confirmationEvents,
  proposalEvent,
  recordEvents,
} from '../../notifications/events/recordEvents.ts'
import type { Database } from '../../platform/db/Database.ts'
import { execution } from '../../platform/db/schema/chain.ts'
import {
  confirmation,
  multisigTransaction,
} from '../../platform/db/schema/proposals.ts'
import { RefusalError } from '../../platform/errors/RefusalError.ts'
import { bumpQueueTag } from './bumpQueueTag.ts'
import type { VerifiedSignature } from './verifySignatures.ts'

/**
 * @throws RefusalError `invalid` when the transaction, or another with its
 * nonce, has executed.
 */
async function refuseExecuted(
  db: Database,
  chainId: string,
  safe: Address,
  { safeTxHash, nonce }: { safeTxHash: Hex; nonce: number },
): Promise<void> {
  const rows = await db
    .select({ hash: execution.safeTxHash, txHash: execution.txHash })
    .from(execution)
    .where(
      and(
        eq(execution.chainId, chainId),
        eq(execution.safe, safe),
        eq(execution.nonce, nonce),
      ),
    )
  const same = rows.find((row) => row.hash === safeTxHash)
  if (same !== undefined) {
    throw new RefusalError(
      'invalid',
      `Tx with safe-tx-hash=${safeTxHash} for safe=${safe} was already executed in tx-hash=${same.txHash}`,
    )
  }
  const [other] = rows
  if (other !== undefined) {
    throw new RefusalError(
      'invalid',
      `Tx with nonce=${nonce} for safe=${safe} already executed in tx-hash=${other.txHash}`,
    )
  }
}

type ProposalRow = typeof multisigTransaction.$inferInsert

const isRow = ({
  chainId,
  safeTxHash,
}: Pick<ProposalRow, 'chainId' | 'safeTxHash'>) =>
  and(
    eq(multisigTransaction.chainId, chainId),
    eq(multisigTransaction.safeTxHash, safeTxHash),
  )

/**
 * Stores the new ones of the given confirmations, and returns their signers.
 * Call it inside a transaction that locks the proposal's row.
 */
const storeConfirmations = async (
  db: Database,
  row: Pick<ProposalRow, 'chainId' | 'safeTxHash'> & { safe: Address },
  signatures: readonly VerifiedSignature[],
  now: number,
): Promise<Address[]> => {
  const ours = signatures.filter(({ onChain }) => !onChain)
  if (ours.length === 0) return []
  const { chainId, safeTxHash } = row
  const added = await db
    .insert(confirmation)
    .values(
      ours.map(({ owner, signature }) => ({
        chainId,
        safeTxHash,
        owner,
        signature,
        submitted: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ owner: confirmation.owner })
  return added.map(({ owner }) => owner)
}

const subject = ({
  chainId,
  safe,
  safeTxHash,
}: Pick<ProposalRow, 'chainId' | 'safe' | 'safeTxHash'>) => ({
  chainId,
  safe,
  safeTxHash,
})

/**
 * Stores a proposal with its confirmations in one transaction. Existing rows
 * stay unchanged.
 *
 * @throws RefusalError `invalid` when it has executed.
 */
export async function storeProposal(
  db: Database,
  row: ProposalRow,
  signatures: readonly VerifiedSignature[],
): Promise<void> {
  const now = row.modified
  await db.transaction(async (tx) => {
    await refuseExecuted(tx, row.chainId, row.safe, row)
    let created: unknown[] = []
    // A deletion may come between the two statements; then insert again.
    for (let held = false; !held; ) {
      created = await tx
        .insert(multisigTransaction)
        .values(row)
        .onConflictDoNothing()
        .returning({ nonce: multisigTransaction.nonce })
      const rows = await tx
        .select({ nonce: multisigTransaction.nonce })
        .from(multisigTransaction)
        .where(isRow(row))
        .for('update')
      held = rows.length > 0
    }
    const added = await storeConfirmations(tx, row, signatures, now)
    if (created.length === 0 && added.length === 0) return
    await touch(tx, row, now)
    await recordEvents(
      tx,
      [
        ...(created.length === 0 ? [] : [proposalEvent('PROPOSED', row, now)]),
        ...confirmationEvents(subject(row), added, now),
      ],
      now,
    )
  })
}

const touch = async (
  tx: Database,
  row: Pick<ProposalRow, 'chainId' | 'safeTxHash' | 'safe'>,
  now: number,
): Promise<void> => {
  await tx.update(multisigTransaction).set({ modified: now }).where(isRow(row))
  await bumpQueueTag(tx, row.chainId, row.safe, now)
}

/**
 * Adds confirmations to a known proposal.
 *
 * @returns false when it is gone.
 * @throws RefusalError `invalid` when it has executed.
 */
export async function confirmProposal(
  db: Database,
  row: Pick<ProposalRow, 'chainId' | 'safeTxHash' | 'safe' | 'nonce'>,
  signatures: readonly VerifiedSignature[],
  now: number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await refuseExecuted(tx, row.chainId, row.safe, row)
    const rows = await tx
      .select({ nonce: multisigTransaction.nonce })
      .from(multisigTransaction)
      .where(isRow(row))
      .for('update')
    if (rows.length === 0) return false
    const added = await storeConfirmations(tx, row, signatures, now)
    if (added.length > 0) {
      await touch(tx, row, now)
      const events = confirmationEvents(subject(row), added, now)
      await recordEvents(tx, events, now)
    }
    return true
  })
}
