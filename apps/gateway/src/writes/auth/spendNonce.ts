import { eq } from 'drizzle-orm'
import { authNonce } from '../../platform/db/schema/accounts.ts'
import type { Gateway } from '../../platform/Gateway.ts'

/**
 * Takes a nonce out. Finding and deleting are one statement: of any number of
 * requests at once, one gets true.
 */
export async function spendNonce(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  nonce: string,
): Promise<boolean> {
  const [row] = await db
    .delete(authNonce)
    .where(eq(authNonce.nonce, nonce))
    .returning({ expires: authNonce.expires })
  return row !== undefined && row.expires > now()
}
