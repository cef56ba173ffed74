import { inArray } from 'drizzle-orm'
import type { Call } from '../../api/http/Call.ts'
import { session } from '../../platform/db/schema/accounts.ts'
import { setAccessCookie } from './accessCookie.ts'
import { hashToken } from './hashToken.ts'
import { readTokens } from './readTokens.ts'

/**
 * Ends the session of a request, if there is one: whoever copied its token
 * is out as well.
 *
 * @returns the cookie to set.
 */
export async function signOut({
  gateway,
  header,
}: Pick<Call, 'gateway' | 'header'>): Promise<string> {
  await gateway.db
    .delete(session)
    .where(inArray(session.tokenHash, readTokens({ header }).map(hashToken)))
  return setAccessCookie('', { seconds: 0, config: gateway.config })
}
