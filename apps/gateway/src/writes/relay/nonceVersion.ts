import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/Database.ts'
import { relayAccount } from '../../platform/db/schema/relay.ts'

/**
 * Grows whenever a nonce is given out or a sent call ends: a nonce that was
 * chosen under an older version must be chosen again.
 */
export async function readNonceVersion(
  db: Database,
  chainId: string,
): Promise<number> {
  const [row] = await db
    .select()
    .from(relayAccount)
    .where(eq(relayAccount.chainId, chainId))
  return row?.version ?? 0
}

/** @returns false when another process was faster. */
export async function bumpNonceVersion(
  tx: Database,
  chainId: string,
  version: number,
): Promise<boolean> {
  const rows = await tx
    .update(relayAccount)
    .set({ version: version + 1 })
    .where(
      and(eq(relayAccount.chainId, chainId), eq(relayAccount.version, version)),
    )
    .returning()
  return rows.length > 0
}
