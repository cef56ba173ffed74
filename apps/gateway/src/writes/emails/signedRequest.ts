import { recoverSigner } from '@strongroom/safe-protocol'
import { count, eq, lte, sql } from 'drizzle-orm'
import { type Address, type Hex, hashMessage, isHex, size } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import { usedEmailRequest } from '../../platform/db/schema/emails.ts'
import { forbidden, RefusalError } from '../../platform/errors/RefusalError.ts'

export interface SignedRequest {
  signer: Address
  digest: Hex
  /** When it is no longer accepted. */
  expires: number
}

export interface RequestSubject {
  action: 'register' | 'edit' | 'retrieval' | 'delete'
  safe: Address
  signer: Address
  chainId: string
  /** Where the action has one. */
  emailAddress?: string
}

interface RequestSignature {
  signature: string
  /** When it was signed, in milliseconds since 1970, as text. */
  time: string
  /** Milliseconds since 1970. */
  now: number
}

const lifetime = 5 * 60_000
/** Clocks of others may be ahead by this much. */
const skew = 30_000

/**
 * Checks the signature of a signer's request about the own e-mail address: a
 * personal signature over action and time.
 *
 * @throws RefusalError `forbidden` for any fault.
 */
export async function readSignedRequest(
  { signature, time, now }: RequestSignature,
  { action, chainId, safe, signer, emailAddress }: RequestSubject,
): Promise<SignedRequest> {
  const age = now - Number(time)
  if (!/^\d{1,15}$/.test(time) || age >= lifetime || age < -skew) {
    throw forbidden()
  }
  const text = [
    'email',
    action,
    chainId,
    safe,
    ...(emailAddress === undefined ? [] : [emailAddress]),
    signer,
    time,
  ].join('-')
  const digest = hashMessage(text)
  const v = Number.parseInt(signature.slice(-2), 16)
  // 31 and 32 stand for a second prefix.
  if (!isHex(signature) || size(signature) !== 65 || v > 28) throw forbidden()
  const found = await recoverSigner(signature, digest).catch(() => undefined)
  if (found !== signer) throw forbidden()
  return { signer, digest, expires: Number(time) + lifetime }
}

/** Limit per signer, for as long as their requests are remembered. */
const most = 20

/**
 * Grants a signed request, this once.
 *
 * @throws RefusalError `forbidden` when it was granted before, `rate-limited`
 * when there were too many: an owner of a safe could otherwise flood other
 * addresses.
 */
export async function spendRequest(
  tx: Database,
  request: SignedRequest,
  now: number,
): Promise<void> {
  // A signer's requests count one after the other, however many come at once.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${request.signer}, 0))`,
  )
  await tx.delete(usedEmailRequest).where(lte(usedEmailRequest.expires, now))
  const fresh = await tx
    .insert(usedEmailRequest)
    .values(request)
    .onConflictDoNothing()
    .returning()
  if (fresh.length === 0) throw forbidden()
  const [granted] = await tx
    .select({ number: count() })
    .from(usedEmailRequest)
    .where(eq(usedEmailRequest.signer, request.signer))
  if ((granted?.number ?? 0) > most)
    throw new RefusalError('rate-limited', 'Rate limit reached', {
      waitMs: 30_000,
    })
}
