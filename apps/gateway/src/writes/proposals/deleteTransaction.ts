import {
  getDeleteTransactionTypedData,
  getTotp,
  recoverSigner,
} from '@strongroom/safe-protocol'
import { and, eq, inArray, lte, ne } from 'drizzle-orm'
import {
  type Address,
  type Hex,
  hashTypedData,
  size,
  type TypedDataDefinition,
} from 'viem'
import {
  proposalEvent,
  recordEvents,
} from '../../notifications/events/recordEvents.ts'
import type { ChainConfig } from '../../platform/config/Config.ts'
import type { Database } from '../../platform/db/Database.ts'
import { execution } from '../../platform/db/schema/chain.ts'
import {
  confirmation,
  multisigTransaction,
  usedDeletion,
} from '../../platform/db/schema/proposals.ts'
import { safeTotals } from '../../platform/db/schema/totals.ts'
import { RefusalError } from '../../platform/errors/RefusalError.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { readDelegators } from '../../reads/delegates/readDelegates.ts'
import { findSafe } from '../../reads/safes/readSafe.ts'
import { alreadyUsed } from '../delegates/alreadyUsed.ts'
import { bumpQueueTag } from './bumpQueueTag.ts'

interface DeleteRequest {
  chainId: string
  safe: Address
  safeTxHash: Hex
}

interface SignedRequest {
  signer: Address
  digest: Hex
  /** When the request is no longer accepted. */
  expires: number
}

const hour = 3_600_000

/** Signers of the request within this hour or the one before. */
const readSigners = async (
  signature: Hex,
  request: DeleteRequest,
  now: number,
): Promise<SignedRequest[]> => {
  const current = getTotp(now)
  try {
    return await Promise.all(
      [current, current - 1n].map(async (totp) => {
        const digest = hashTypedData(
          getDeleteTransactionTypedData({
            ...request,
            chainId: BigInt(request.chainId),
            totp,
          }) as TypedDataDefinition,
        )
        const signer = await recoverSigner(signature, digest)
        return { signer, digest, expires: (Number(totp) + 2) * hour }
      }),
    )
  } catch {
    throw new RefusalError('rejected', 'Signature is not valid')
  }
}

/** The proposer, and the delegate who acted for them while still one. */
const readAllowed = async (
  db: Database,
  row: typeof multisigTransaction.$inferSelect,
): Promise<Address[]> => {
  const { chainId, safe, proposer, proposedByDelegate } = row
  if (proposedByDelegate === null) return [proposer]
  const found = await findSafe(db, chainId, safe)
  const owners = found?.state.owners ?? []
  const delegators = await readDelegators(
    db,
    { chainId, safe, owners },
    proposedByDelegate,
  )
  return delegators.includes(proposer)
    ? [proposer, proposedByDelegate]
    : [proposer]
}

/** Whether an owner other than the proposer has confirmed. */
const isConfirmed = async (
  db: Database,
  { chainId, safeTxHash, proposer }: typeof multisigTransaction.$inferSelect,
): Promise<boolean> => {
  const rows = await db
    .select({ owner: confirmation.owner })
    .from(confirmation)
    .where(
      and(
        eq(confirmation.chainId, chainId),
        eq(confirmation.safeTxHash, safeTxHash),
        ne(confirmation.owner, proposer),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/**
 * Removes a transaction that has not executed, with its confirmations, on the
 * signature of its proposer, or of the owner it was proposed for. A signature
 * deletes each proposal once. The same signature deletes the transaction after
 * it was proposed again, but only until another owner has confirmed it: a
 * captured request cannot destroy other people's confirmations.
 *
 * @throws RefusalError `not-found` for an unknown one, `rejected` with the
 * reason otherwise.
 */
export async function deleteTransaction(
  gateway: Gateway,
  { chainId }: ChainConfig,
  hash: string,
  signature: Hex,
): Promise<void> {
  const { db } = gateway
  const safeTxHash = hash.toLowerCase() as Hex
  const now = gateway.now()
  const isRow = and(
    eq(multisigTransaction.chainId, chainId),
    eq(multisigTransaction.safeTxHash, safeTxHash),
  )
  const isExecution = and(
    eq(execution.chainId, chainId),
    eq(execution.safeTxHash, safeTxHash),
  )
  const safeOfRow = db
    .select({ safe: multisigTransaction.safe })
    .from(multisigTransaction)
    .where(isRow)
  await db.transaction(async (tx) => {
    // The indexer locks a safe's totals before its proposals, so this does too:
    // in the other order, the two could wait for each other.
    await tx
      .select({ safe: safeTotals.safe })
      .from(safeTotals)
      .where(
        and(
          eq(safeTotals.chainId, chainId),
          inArray(safeTotals.safe, safeOfRow),
        ),
      )
      .for('update')
    const [executed] = await tx
      .select({ txHash: execution.txHash })
      .from(execution)
      .where(isExecution)
    if (executed !== undefined) {
      throw new RefusalError(
        'rejected',
        'Executed transactions cannot be deleted',
      )
    }
    const [row] = await tx
      .select()
      .from(multisigTransaction)
      .where(isRow)
      .for('update')
    if (row === undefined)
      throw new RefusalError('not-found', 'Transaction not found')
    const { safe } = row
    if (size(signature) !== 65) {
      throw new RefusalError(
        'rejected',
        'More than one signatures detected, just one is expected',
      )
    }
    const request = { chainId, safe, safeTxHash }
    const allowed = await readAllowed(tx, row)
    const signed = (await readSigners(signature, request, now)).find(
      ({ signer }) => allowed.includes(signer),
    )
    if (signed === undefined) {
      throw new RefusalError('rejected', 'Provided signer is not the proposer')
    }
    await tx.delete(usedDeletion).where(lte(usedDeletion.expires, now))
    const fresh = await tx
      .insert(usedDeletion)
      .values(signed)
      .onConflictDoNothing()
      .returning()
    if (fresh.length === 0 && (await isConfirmed(tx, row))) {
      throw alreadyUsed(now)
    }
    await tx.delete(multisigTransaction).where(isRow)
    await tx
      .delete(confirmation)
      .where(
        and(
          eq(confirmation.chainId, chainId),
          eq(confirmation.safeTxHash, safeTxHash),
        ),
      )
    await bumpQueueTag(tx, chainId, safe, now)
    await recordEvents(tx, [proposalEvent('DELETED', row, now)], now)
  })
}
