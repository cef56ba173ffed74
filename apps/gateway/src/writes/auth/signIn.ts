import { randomBytes } from 'node:crypto'
import type { VerifyAuthBody } from '@strongroom/gateway-sdk'
import { recoverSigner } from '@strongroom/safe-protocol'
import { eq, inArray, lte, or } from 'drizzle-orm'
import {
  type Address,
  type Client,
  encodeFunctionData,
  type Hex,
  hashMessage,
  parseAbi,
} from 'viem'
import { call } from 'viem/actions'
import { authNonce, session } from '../../platform/db/schema/accounts.ts'
import { RefusalError } from '../../platform/errors/RefusalError.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { clientOf } from '../../platform/rpc/clientOf.ts'
import { isRpcUnavailable } from '../../platform/rpc/isRpcUnavailable.ts'
import { hashToken } from './hashToken.ts'
import { isBound } from './isBound.ts'
import { parseSignInMessage } from './parseSignInMessage.ts'

const life = 5 * 60_000

/** Makes a nonce that is good for one sign-in within five minutes. */
export async function issueNonce({
  db,
  now,
}: Pick<Gateway, 'db' | 'now'>): Promise<string> {
  const nonce = randomBytes(16).toString('hex')
  await db.delete(authNonce).where(lte(authNonce.expires, now()))
  await db.insert(authNonce).values({ nonce, expires: now() + life })
  return nonce
}

/**
 * Takes a nonce out. Finding and deleting are one statement: of any number of
 * requests at once, one gets true.
 */
async function spendNonce(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  nonce: string,
): Promise<boolean> {
  const [row] = await db
    .delete(authNonce)
    .where(eq(authNonce.nonce, nonce))
    .returning({ expires: authNonce.expires })
  return row !== undefined && row.expires > now()
}

const abi = parseAbi([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
])
/** The function's selector, as the four bytes of a whole word. */
const magic: Hex = `0x1626ba7e${'0'.repeat(56)}`
/** Enough for a safe of many owners, and a bound for a contract that loops. */
const gas = 10_000_000n

/**
 * Whether the address signed the text (EIP-191): by its key, or, being a
 * contract, by its own rules (EIP-1271).
 *
 * @throws RpcUnavailableError when a contract cannot be called.
 */
async function isSignedBy(
  address: Address,
  text: string,
  { signature, client }: { signature: Hex; client: Client },
): Promise<boolean> {
  const hash = hashMessage(text)
  const signer = await recoverSigner(signature, hash).catch(() => undefined)
  if (signer === address) return true
  try {
    const { data } = await call(client, {
      to: address,
      data: encodeFunctionData({ abi, args: [hash, signature] }),
      gas,
    })
    return data === magic
  } catch (error) {
    if (isRpcUnavailable(error)) throw error
    return false
  }
}

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

/** Ends the sessions of these tokens, also for copies of them. */
export async function signOut(
  { db }: Pick<Gateway, 'db'>,
  tokens: readonly string[],
): Promise<void> {
  await db
    .delete(session)
    .where(inArray(session.tokenHash, tokens.map(hashToken)))
}
