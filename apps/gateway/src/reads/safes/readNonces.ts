import { and, eq, max } from 'drizzle-orm'
import type { Database } from '../../platform/db/Database.ts'
import { execution } from '../../platform/db/schema/chain.ts'
import { multisigTransaction } from '../../platform/db/schema/proposals.ts'
import type { SafeRecord } from './SafeRecord.ts'

/** The nonce a new transaction should take, and the safe's own. */
export async function readNonces(db: Database, { state }: SafeRecord) {
  const { chainId, safe, nonce } = state
  const [[queued], [executed]] = await Promise.all([
    db
      .select({ nonce: max(multisigTransaction.nonce) })
      .from(multisigTransaction)
      .where(
        and(
          eq(multisigTransaction.chainId, chainId),
          eq(multisigTransaction.safe, safe),
        ),
      ),
    db
      .select({ nonce: max(execution.nonce) })
      .from(execution)
      .where(and(eq(execution.chainId, chainId), eq(execution.safe, safe))),
  ])
  return {
    currentNonce: nonce,
    recommendedNonce: Math.max(
      nonce,
      (queued?.nonce ?? -1) + 1,
      (executed?.nonce ?? -1) + 1,
    ),
  }
}
