import { randomUUID } from 'node:crypto'
import { isOwnerRow, type OwnerRef } from '../../notifications/mail/OwnerRef.ts'
import { ownerEmail } from '../../platform/db/schema/emails.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import type { NewAddress } from './NewAddress.ts'
import type { SignedRequest } from './readSignedRequest.ts'
import { requireMail } from './requireMail.ts'
import { requireOwner } from './requireOwner.ts'
import { sendCode } from './sendCode.ts'
import { spendRequest } from './spendRequest.ts'

/**
 * Keeps an owner's e-mail address and mails a code to it; alerts go there once
 * the code came back. The address that is kept already stays as it is.
 *
 * @throws RefusalError `forbidden`, `not-found`, `invalid` or `unavailable`.
 */
export async function registerEmail(
  gateway: Gateway,
  owner: OwnerRef,
  { address, network }: NewAddress,
  request: SignedRequest,
): Promise<void> {
  requireMail(gateway, address)
  await requireOwner(gateway, owner)
  const now = gateway.now()
  await gateway.db.transaction(async (tx) => {
    await spendRequest(tx, request, now)
    const fields = {
      address,
      verified: false,
      code: null,
      codeSent: 0,
      network,
      guesses: 0,
      otherGuesses: 0,
      unsubscribeToken: randomUUID(),
      recoveryAlerts: false,
    }
    const [kept] = await tx
      .select({ address: ownerEmail.address })
      .from(ownerEmail)
      .where(isOwnerRow(owner))
      .for('update')
    if (kept?.address.toLowerCase() === address.toLowerCase()) return
    await tx
      .insert(ownerEmail)
      .values({ ...owner, ...fields })
      .onConflictDoUpdate({
        target: [ownerEmail.chainId, ownerEmail.safe, ownerEmail.signer],
        set: fields,
      })
    await sendCode(tx, gateway, owner, { recipient: address, isOwner: true })
  })
}
