import { lte } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { usedDeletion } from '../db/schema/proposals.ts'
import type { SignedDelegateRequest } from './verifyDelegateRequest.ts'

/**
 * Remembers signatures as used up, and forgets those that no hour accepts.
 *
 * @returns how many were not used before.
 */
export async function markUsed(
  tx: Database,
  requests: readonly SignedDelegateRequest[],
  now: number,
): Promise<number> {
  await tx.delete(usedDeletion).where(lte(usedDeletion.expires, now))
  const fresh = await tx
    .insert(usedDeletion)
    .values([...requests])
    .onConflictDoNothing()
    .returning({ digest: usedDeletion.digest })
  return fresh.length
}
