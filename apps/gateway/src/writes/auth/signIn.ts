import { randomBytes } from 'node:crypto'
import type { VerifyAuthBody } from '@strongroom/gateway-sdk/schemas'
import { inArray, lte, or } from 'drizzle-orm'
import type { Call } from '../../api/http/Call.ts'
import { session } from '../../platform/db/schema/accounts.ts'
import { badRequest } from '../../platform/errors/HttpError.ts'
import { clientOf } from '../../platform/rpc/clientOf.ts'
import { setAccessCookie } from './accessCookie.ts'
import { hashToken } from './hashToken.ts'
import { isBound } from './isBound.ts'
import { isSignedBy } from './isSignedBy.ts'
import { parseSignInMessage } from './parseSignInMessage.ts'
import { readTokens } from './readTokens.ts'
import { spendNonce } from './spendNonce.ts'

const longest = 24 * 3_600_000

/**
 * Checks a signed EIP-4361 message and starts a session.
 *
 * The token is random and only its hash is stored, where others issue a JWT:
 * logging out ends it at once, there is no signing key to keep or to leak, no
 * algorithm to confuse, and a copy of the database signs nobody in.
 *
 * @returns the cookie to set.
 * @throws HttpError 401 with the reason, 503 when a contract that signs cannot
 * be asked.
 */
export async function signIn(
  { gateway, header }: Pick<Call, 'gateway' | 'header'>,
  { message: text, signature }: VerifyAuthBody,
): Promise<string> {
  const { config, db } = gateway
  const message = parseSignInMessage(text)
  const now = gateway.now()
  if (
    message === undefined ||
    !isBound(message, { config, now, origin: header('origin') })
  ) {
    throw badRequest(401, 'Invalid message')
  }
  const { address, chainId, nonce, expirationTime = Infinity } = message
  // Before the signature: a nonce is not there to be tried with many.
  if (!(await spendNonce(gateway, nonce))) {
    throw badRequest(401, 'Invalid nonce')
  }
  const client = clientOf(gateway, chainId)
  if (!(await isSignedBy(address, text, { signature, client }))) {
    throw badRequest(401, 'Invalid signature')
  }
  const token = randomBytes(32).toString('base64url')
  const expires = Math.min(now + longest, expirationTime)
  const previous = readTokens({ header }).map(hashToken)
  await db.transaction(async (tx) => {
    await tx
      .delete(session)
      .where(
        or(lte(session.expires, now), inArray(session.tokenHash, previous)),
      )
    await tx
      .insert(session)
      .values({ tokenHash: hashToken(token), address, chainId, expires })
  })
  const seconds = Math.max(1, Math.floor((expires - now) / 1_000))
  return setAccessCookie(token, { seconds, config })
}
