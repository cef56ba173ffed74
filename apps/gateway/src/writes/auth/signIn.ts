import { randomBytes } from 'node:crypto'
import type { VerifyAuthBody } from '@strongroom/gateway-sdk/schemas'
import { inArray, lte, or } from 'drizzle-orm'
import { session } from '../../platform/db/schema/accounts.ts'
import { RefusalError } from '../../platform/errors/RefusalError.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { clientOf } from '../../platform/rpc/clientOf.ts'
import { hashToken } from './hashToken.ts'
import { isBound } from './isBound.ts'
import { isSignedBy } from './isSignedBy.ts'
import { parseSignInMessage } from './parseSignInMessage.ts'
import { spendNonce } from './spendNonce.ts'

const longest = 24 * 3_600_000

/**
 * Checks a signed EIP-4361 message and starts a session.
 *
 * The token is random and only its hash is stored, where others issue a JWT:
 * logging out ends it at once, there is no signing key to keep or to leak, no
 * algorithm to confuse, and a stolen copy of the database has no usable token.
 *
 * @param request Origin of the page, if a browser sent it, and the tokens of
 * sessions that end with this one's start.
 * @returns the session's token, and for how many seconds it is good.
 * @throws RefusalError `unauthenticated` with the reason, `unavailable` when a
 * contract that signs cannot be called.
 */
export async function signIn(
  gateway: Gateway,
  { message: text, signature }: VerifyAuthBody,
  request: { origin: string | undefined; tokens: readonly string[] },
): Promise<{ token: string; seconds: number }> {
  const { config, db } = gateway
  const message = parseSignInMessage(text)
  const now = gateway.now()
  if (
    message === undefined ||
    !isBound(message, { config, now, origin: request.origin })
  ) {
    throw new RefusalError('unauthenticated', 'Invalid message')
  }
  const { address, chainId, nonce, expirationTime = Infinity } = message
  // Before the signature: a nonce is not there to be tried with many.
  if (!(await spendNonce(gateway, nonce))) {
    throw new RefusalError('unauthenticated', 'Invalid nonce')
  }
  const client = clientOf(gateway, chainId)
  if (!(await isSignedBy(address, text, { signature, client }))) {
    throw new RefusalError('unauthenticated', 'Invalid signature')
  }
  const token = randomBytes(32).toString('base64url')
  const expires = Math.min(now + longest, expirationTime)
  const previous = request.tokens.map(hashToken)
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
  return { token, seconds }
}
