import { and, eq, gt } from 'drizzle-orm'
import type { Address } from 'viem'
import { session } from '../../platform/db/schema/accounts.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { hashToken } from './hashToken.ts'

/** Account that signed in, and its chain. */
export interface Session {
  address: Address
  chainId: string
}

/**
 * The session of a request's tokens; null when it is unknown, or when there are
 * several tokens, which makes the account ambiguous.
 */
export async function findSession(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  [token, ...others]: readonly string[],
): Promise<Session | null> {
  if (token === undefined || others.length > 0) return null
  const [row] = await db
    .select({ address: session.address, chainId: session.chainId })
    .from(session)
    .where(
      and(eq(session.tokenHash, hashToken(token)), gt(session.expires, now())),
    )
  return row ?? null
}
