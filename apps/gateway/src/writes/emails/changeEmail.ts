import { randomUUID } from 'node:crypto'
import { isOwnerRow, type OwnerRef } from '../../notifications/mail/OwnerRef.ts'
import { ownerEmail } from '../../platform/db/schema/emails.ts'
import { RefusalError } from '../../platform/errors/RefusalError.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import type { NewAddress } from './NewAddress.ts'
import { noAddress } from './noAddress.ts'
import type { SignedRequest } from './readSignedRequest.ts'
import { requireMail } from './requireMail.ts'
import { requireOwner } from './requireOwner.ts'
import { sendCode } from './sendCode.ts'
import { spendRequest } from './spendRequest.ts'

/**
 * Replaces an owner's e-mail address; the new one has to be verified anew.
 *
 * @throws RefusalError `forbidden`, `not-found`, `conflict`, `invalid` or
 * `unavailable`.
 */
export async function changeEmail(
  gateway: Gateway,
  owner: OwnerRef,
  { address, network }: NewAddress,
  request: SignedRequest,
): Promise<void> {
  requireMail(gateway, address)
  await requireOwner(gateway, owner)
  await gateway.db.transaction(async (tx) => {
    await spendRequest(tx, request, gateway.now())
    const [kept] = await tx
      .select({ address: ownerEmail.address })
      .from(ownerEmail)
      .where(isOwnerRow(owner))
      .for('update')
    if (kept === undefined) throw noAddress(owner.signer)
    if (kept.address.toLowerCase() === address.toLowerCase()) {
      throw new RefusalError(
        'conflict',
        'Email address matches that of the Safe owner.',
      )
    }
    await tx
      .update(ownerEmail)
      .set({
        address,
        verified: false,
        code: null,
        network,
        // Links in old mails are for who read them.
        unsubscribeToken: randomUUID(),
        recoveryAlerts: false,
      })
      .where(isOwnerRow(owner))
    await sendCode(tx, gateway, owner, { recipient: address, isOwner: true })
  })
}
