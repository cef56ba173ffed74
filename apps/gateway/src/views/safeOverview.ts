import type { SafeOverview } from '@strongroom/gateway-sdk/schemas'
import { asc } from 'drizzle-orm'
import type { Address, Hex } from 'viem'
import { multisigTransaction } from '../db/schema.ts'
import type { Gateway } from '../Gateway.ts'
import { bareAddress } from '../mapping/Names.ts'
import type { MultisigRecord } from '../queries/MultisigRecord.ts'
import { readMultisigs } from '../queries/readMultisigs.ts'
import { isQueued } from '../queries/readQueue.ts'
import { findSafe } from '../queries/readSafe.ts'

/** A safe in a list of safes; undefined for one not seen here. */
export async function safeOverview(
  { db }: Gateway,
  chainId: string,
  address: Address,
  wallet: Address | undefined,
): Promise<SafeOverview | undefined> {
  const safe = await findSafe(db, chainId, address)
  if (safe === undefined) return undefined
  const { threshold, owners } = safe.state
  const queued = await db
    .select({ hash: multisigTransaction.safeTxHash })
    .from(multisigTransaction)
    .where(isQueued(db, safe))
    .orderBy(asc(multisigTransaction.nonce))
  const records =
    wallet === undefined
      ? new Map<Hex, MultisigRecord>()
      : await readMultisigs(db, {
          chainId,
          safe: address,
          owners,
          hashes: queued.map((row) => row.hash),
        })
  const awaiting = [...records.values()].filter(
    ({ confirmations }) =>
      confirmations.length < threshold &&
      !confirmations.some(({ owner }) => owner === wallet),
  )
  return {
    address: bareAddress(address),
    chainId,
    threshold,
    owners: owners.map(bareAddress),
    fiatTotal: '0',
    queued: queued.length,
    awaitingConfirmation: wallet === undefined ? null : awaiting.length,
  }
}
