import { randomInt, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNotNull, lt, lte, ne, sql } from 'drizzle-orm'
import { mailRoute } from '../../notifications/mail/mailRoute.ts'
import { isOwnerRow, type OwnerRef } from '../../notifications/mail/OwnerRef.ts'
import { queueMail } from '../../notifications/mail/queueMail.ts'
import type { Database } from '../../platform/db/Database.ts'
import { ownerEmail } from '../../platform/db/schema/emails.ts'
import type { Gateway } from '../../platform/Gateway.ts'

/** Milliseconds that a code is good for. */
const codeLifetime = 5 * 60_000
/** Milliseconds until another code can be requested. */
const resendLock = 30_000
/** Guesses at one code, from the owner's network and from all others each. */
const mostGuesses = 5

/** Mails a new code, which ends the one before. */
export async function sendCode(
  tx: Database,
  gateway: Gateway,
  owner: OwnerRef,
  { recipient, isOwner }: { recipient: string; isOwner: boolean },
): Promise<void> {
  const now = gateway.now()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const chain = gateway.config.chains.find(
    (one) => one.chainId === owner.chainId,
  )
  const isMailed = await queueMail(tx, gateway, {
    kind: 'code',
    recipient,
    owner: { ...owner, isAsking: isOwner },
    subject: 'Your verification code',
    text: [
      `Your verification code is ${code}. It is good for five minutes.`,
      '',
      `Owner ${owner.signer} asked for alerts of the safe ${owner.safe} on ${chain?.record.chainName ?? owner.chainId} to be sent to this address.`,
      'If that was not you, do nothing: without the code nothing is sent.',
    ].join('\n'),
    expires: now + codeLifetime,
  }) // A code that was not delivered must not replace a delivered one.
  if (!isMailed) return
  await tx
    .update(ownerEmail)
    .set({ code, codeSent: now, guesses: 0, otherGuesses: 0 })
    .where(isOwnerRow(owner))
}

/**
 * Mails a new code if the owner's address is not verified and was not sent one
 * just now. The request carries no signature: from another network than the
 * owner's it cannot replace a code that is still good. The answer is the same
 * in every case, so it leaks no state.
 */
export async function resendCode(
  gateway: Gateway,
  owner: OwnerRef,
  network: string,
): Promise<void> {
  if (mailRoute(gateway.config) === 'none') return
  const now = gateway.now()
  await gateway.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(ownerEmail)
      .where(
        and(
          isOwnerRow(owner),
          eq(ownerEmail.verified, false),
          lte(ownerEmail.codeSent, now - resendLock),
        ),
      )
      .for('update')
    if (row === undefined) return
    const isOwner = row.network === network
    const isGood = row.code !== null && row.codeSent > now - codeLifetime
    if (isGood && !isOwner) return
    await sendCode(tx, gateway, owner, { recipient: row.address, isOwner })
  })
}

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
