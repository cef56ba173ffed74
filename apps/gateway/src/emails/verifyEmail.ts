import { timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import { ownerEmail } from '../db/schema/emails.ts'
import type { Gateway } from '../Gateway.ts'
import { codeLifetime, mostGuesses } from './codeRules.ts'
import { isOwnerRow, type OwnerRef } from './OwnerRef.ts'

/**
 * Takes a code back. Every try counts before it is compared, so that many at
 * once are no more than one after the other.
 *
 * @returns whether it was the right one, in time. The same one again still is.
 */
export async function verifyEmail(
  { db, now }: Gateway,
  owner: OwnerRef,
  code: string,
): Promise<boolean> {
  const [row] = await db
    .update(ownerEmail)
    .set({ guesses: sql`${ownerEmail.guesses} + 1` })
    .where(
      and(
        isOwnerRow(owner),
        isNotNull(ownerEmail.code),
        lt(ownerEmail.guesses, mostGuesses),
        gt(ownerEmail.codeSent, now() - codeLifetime),
      ),
    )
    .returning({ code: ownerEmail.code, verified: ownerEmail.verified })
  const expected = Buffer.from(row?.code ?? '')
  const given = Buffer.from(code)
  if (row === undefined || expected.length !== given.length) return false
  if (!timingSafeEqual(expected, given)) return false
  if (row.verified) return true
  const verified = await db
    .update(ownerEmail)
    .set({ verified: true, recoveryAlerts: true })
    // Meanwhile the address may have changed, and its code with it.
    .where(and(isOwnerRow(owner), eq(ownerEmail.code, code)))
    .returning({ signer: ownerEmail.signer })
  return verified.length > 0
}
