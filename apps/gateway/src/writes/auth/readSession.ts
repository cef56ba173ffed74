import { and, eq, gt } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Call } from '../../api/http/Call.ts'
import { session } from '../../platform/db/schema/accounts.ts'
import { forbidden } from '../../platform/errors/HttpError.ts'
import { hashToken } from './hashToken.ts'
import { readTokens } from './readTokens.ts'

/** Who signed in, and on which chain. */
export interface Session {
  address: Address
  chainId: string
}

/** Who sent this request; null when nobody is signed in. */
export async function readSession({
  gateway,
  header,
}: Pick<Call, 'gateway' | 'header'>): Promise<Session | null> {
  const [token, ...others] = readTokens({ header })
  // Rather nobody than perhaps somebody else.
  if (token === undefined || others.length > 0) return null
  const [row] = await gateway.db
    .select({ address: session.address, chainId: session.chainId })
    .from(session)
    .where(
      and(
        eq(session.tokenHash, hashToken(token)),
        gt(session.expires, gateway.now()),
      ),
    )
  return row ?? null
}

/** @throws HttpError 403 when nobody is signed in. */
export async function requireSession(
  call: Pick<Call, 'gateway' | 'header'>,
): Promise<Session> {
  const found = await readSession(call)
  if (found === null) throw forbidden()
  return found
}
