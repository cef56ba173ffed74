import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Address, Hex } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import { approvedHash, execution } from '../../platform/db/schema/chain.ts'
import { delegate } from '../../platform/db/schema/delegates.ts'
import { messageConfirmation } from '../../platform/db/schema/messages.ts'
import {
  confirmation,
  multisigTransaction,
} from '../../platform/db/schema/proposals.ts'
import type { SafeEvent } from '../../platform/db/schema/SafeEvent.ts'
import { findSafe } from '../../reads/safes/readSafe.ts'

type Place = Pick<SafeEvent, 'chainId' | 'safe'>

/** Signers of a proposal; undefined when it needs no more signatures. */
const signersOfProposal = async (
  db: Database,
  { chainId, safe }: Place,
  safeTxHash: Hex,
): Promise<Address[] | undefined> => {
  const [proposal] = await db
    .select({ nonce: multisigTransaction.nonce })
    .from(multisigTransaction)
    .where(
      and(
        eq(multisigTransaction.chainId, chainId),
        eq(multisigTransaction.safeTxHash, safeTxHash),
      ),
    )
  if (proposal === undefined) return
  const executed = await db
    .select({ nonce: execution.nonce })
    .from(execution)
    .where(
      and(
        eq(execution.chainId, chainId),
        eq(execution.safe, safe),
        eq(execution.nonce, proposal.nonce),
      ),
    )
  if (executed.length > 0) return
  const signed = await db
    .select({ owner: confirmation.owner })
    .from(confirmation)
    .where(
      and(
        eq(confirmation.chainId, chainId),
        eq(confirmation.safeTxHash, safeTxHash),
      ),
    )
  const approved = await db
    .select({ owner: approvedHash.owner })
    .from(approvedHash)
    .where(
      and(
        eq(approvedHash.chainId, chainId),
        eq(approvedHash.safe, safe),
        eq(approvedHash.hash, safeTxHash),
      ),
    )
  return [...signed, ...approved].map(({ owner }) => owner)
}

const signersOfMessage = async (
  db: Database,
  { chainId }: Place,
  messageHash: Hex,
): Promise<Address[]> => {
  const rows = await db
    .select({ owner: messageConfirmation.owner })
    .from(messageConfirmation)
    .where(
      and(
        eq(messageConfirmation.chainId, chainId),
        eq(messageConfirmation.messageHash, messageHash),
      ),
    )
  return rows.map(({ owner }) => owner)
}

/**
 * Signers that a new transaction or message waits for: owners who have not
 * signed, and delegates of owners. Empty when enough have signed.
 */
export async function awaitedSigners(
  db: Database,
  event: Pick<SafeEvent, 'chainId' | 'safe' | 'details'>,
): Promise<ReadonlySet<Address>> {
  const { chainId, safe, details } = event
  const nobody = new Set<Address>()
  const record = await findSafe(db, chainId, safe)
  if (record === undefined) return nobody
  const { owners, threshold } = record.state
  const { safeTxHash, messageHash } = details
  const signed =
    safeTxHash === undefined
      ? await signersOfMessage(db, event, messageHash as Hex)
      : await signersOfProposal(db, event, safeTxHash as Hex)
  if (signed === undefined) return nobody
  const by = new Set(signed.filter((address) => owners.includes(address)))
  if (by.size >= threshold) return nobody
  const delegates = await db
    .select({ address: delegate.delegate })
    .from(delegate)
    .where(
      and(
        eq(delegate.chainId, chainId),
        inArray(delegate.delegator, [...owners]),
        or(isNull(delegate.safe), eq(delegate.safe, safe)),
      ),
    )
  return new Set([
    ...owners.filter((address) => !by.has(address)),
    ...delegates
      .map(({ address }) => address)
      // An owner who has signed gets no request as another owner's delegate.
      .filter((address) => !by.has(address)),
  ])
}
