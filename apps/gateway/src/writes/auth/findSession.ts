import { and, eq, gt } from 'drizzle-orm'
import type { Address } from 'viem'
import { session } from '../../platform/db/schema/accounts.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { hashToken } from './hashToken.ts'

/** Who signed in, and on which chain. */
export interface Session {
  address: Address
  chainId: string
}

/**
 * The session that a request's tokens stand for; null when there is none, or
 * when there are several tokens and so no way to tell whose request it is.
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
