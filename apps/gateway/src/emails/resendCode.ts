import { and, eq, lte } from 'drizzle-orm'
import { ownerEmail } from '../db/schema/emails.ts'
import type { Gateway } from '../Gateway.ts'
import { mailRoute } from '../mail/mailRoute.ts'
import { resendLock } from './codeRules.ts'
import { isOwnerRow, type OwnerRef } from './OwnerRef.ts'
import { sendCode } from './sendCode.ts'

/**
 * Mails a new code, if the owner's address waits for one and has not been sent
 * one just now. Who asks learns nothing.
 */
export async function resendCode(
  gateway: Gateway,
  owner: OwnerRef,
): Promise<void> {
  if (mailRoute(gateway.config) === 'none') return
  await gateway.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ address: ownerEmail.address })
      .from(ownerEmail)
      .where(
        and(
          isOwnerRow(owner),
          eq(ownerEmail.verified, false),
          lte(ownerEmail.codeSent, gateway.now() - resendLock),
        ),
      )
      .for('update')
    if (row !== undefined) await sendCode(tx, gateway, owner, row.address)
  })
}
