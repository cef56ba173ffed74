import { and, eq, lte } from 'drizzle-orm'
import { mailRoute } from '../../notifications/mail/mailRoute.ts'
import { isOwnerRow, type OwnerRef } from '../../notifications/mail/OwnerRef.ts'
import { ownerEmail } from '../../platform/db/schema/emails.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { codeLifetime, resendLock } from './codeRules.ts'
import { sendCode } from './sendCode.ts'

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
