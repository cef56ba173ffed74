import { timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNotNull, lt, ne, sql } from 'drizzle-orm'
import { isOwnerRow, type OwnerRef } from '../../notifications/mail/OwnerRef.ts'
import { ownerEmail } from '../../platform/db/schema/emails.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { codeLifetime, mostGuesses } from './codeRules.ts'

/**
 * Verifies an address with the code that was mailed to it. Every guess is counted
 * before it is compared, so parallel guesses gain nothing. Guesses need no
 * signature: those from the network of the owner's signed request are counted
 * apart, so that other networks cannot use them up.
 *
 * @returns whether the code is right and in time; true again for the same code.
 */
export async function verifyEmail(
  { db, now }: Gateway,
  owner: OwnerRef,
  { code, network }: { code: string; network: string },
): Promise<boolean> {
  const guess = (isOwner: boolean) => {
    const name = isOwner ? 'guesses' : 'otherGuesses'
    const compare = isOwner ? eq : ne
    return db
      .update(ownerEmail)
      .set({ [name]: sql`${ownerEmail[name]} + 1` })
      .where(
        and(
          isOwnerRow(owner),
          compare(ownerEmail.network, network),
          isNotNull(ownerEmail.code),
          lt(ownerEmail[name], mostGuesses),
          gt(ownerEmail.codeSent, now() - codeLifetime),
        ),
      )
      .returning({ code: ownerEmail.code, verified: ownerEmail.verified })
  }
  const row = (await guess(true))[0] ?? (await guess(false))[0]
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
