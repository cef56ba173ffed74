import type { Address } from 'viem'
import type { Call } from '../../api/http/Call.ts'
import { badRequest } from '../../platform/errors/HttpError.ts'
import { requireSession } from '../auth/readSession.ts'

/**
 * Lets only the address itself near its account.
 *
 * @throws HttpError 403 when nobody is signed in, 401 when somebody else is.
 */
export async function requireHolder(
  call: Pick<Call, 'gateway' | 'header'>,
  address: Address,
): Promise<void> {
  const session = await requireSession(call)
  if (session.address !== address) throw badRequest(401, 'Unauthorized')
}
