import type { Address } from 'viem'
import { forbidden } from '../../platform/errors/RefusalError.ts'
import { findSession, type Session } from '../../writes/auth/findSession.ts'
import type { Call } from '../http/Call.ts'
import { badRequest } from '../http/HttpError.ts'
import { readTokens } from './readTokens.ts'

/** Session of this request; null when it is signed out. */
export const readSession = (
  call: Pick<Call, 'gateway' | 'header'>,
): Promise<Session | null> => findSession(call.gateway, readTokens(call))

/** @throws HttpError 403 for a request without a session. */
export async function requireSession(
  call: Pick<Call, 'gateway' | 'header'>,
): Promise<Session> {
  const found = await readSession(call)
  if (found === null) throw forbidden()
  return found
}

/**
 * Lets only the signed-in address itself near its account.
 *
 * @throws HttpError 403 for a request without a session, 401 for another
 * account.
 */
export async function requireHolder(
  call: Pick<Call, 'gateway' | 'header'>,
  address: Address,
): Promise<void> {
  const session = await requireSession(call)
  if (session.address !== address) throw badRequest(401, 'Unauthorized')
}
