import { randomInt } from 'node:crypto'
import { isOwnerRow, type OwnerRef } from '../../notifications/mail/OwnerRef.ts'
import { queueMail } from '../../notifications/mail/queueMail.ts'
import type { Database } from '../../platform/db/Database.ts'
import { ownerEmail } from '../../platform/db/schema/emails.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { codeLifetime } from './codeRules.ts'

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
