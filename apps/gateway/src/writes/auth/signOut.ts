import { inArray } from 'drizzle-orm'
import { session } from '../../platform/db/schema/accounts.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { hashToken } from './hashToken.ts'

/** Ends the sessions of these tokens, also for copies of them. */
export async function signOut(
  { db }: Pick<Gateway, 'db'>,
  tokens: readonly string[],
): Promise<void> {
  await db
    .delete(session)
    .where(inArray(session.tokenHash, tokens.map(hashToken)))
}
