import { randomUUID } from 'node:crypto'
import type { Address } from 'viem'
import { mailRoute } from '../../notifications/mail/mailRoute.ts'
import { isOwnerRow, type OwnerRef } from '../../notifications/mail/OwnerRef.ts'
import { isMailAddress } from '../../platform/config/isMailAddress.ts'
import { ownerEmail } from '../../platform/db/schema/emails.ts'
import {
  forbidden,
  invalidField,
  RefusalError,
} from '../../platform/errors/RefusalError.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { readSafe } from '../../reads/safes/readSafe.ts'
import { sendCode } from './codes.ts'
import { type SignedRequest, spendRequest } from './signedRequest.ts'

/** Address that an owner's signed request registers. */
interface NewAddress {
  /** The e-mail address. */
  address: string
  /** Client network of the request; guesses from it are counted apart. */
  network: string
}

export const noAddress = (signer: Address): RefusalError =>
  new RefusalError(
    'not-found',
    `No email address was found for the provided signer ${signer}.`,
  )

/**
 * @throws RefusalError `invalid-field` for an invalid address, `unavailable`
 * when mails cannot be sent.
 */
function requireMail({ config }: Gateway, emailAddress: string): void {
  if (!isMailAddress(emailAddress)) {
    throw invalidField('Invalid email', ['emailAddress'])
  }
  if (mailRoute(config) === 'none')
    throw new RefusalError('unavailable', 'E-mail is not set up')
}

/**
 * @throws RefusalError `not-indexed` for an unknown safe, `forbidden` for an
 * account that is not an owner.
 */
async function requireOwner(
  { db }: Gateway,
  { chainId, safe, signer }: OwnerRef,
): Promise<void> {
  const { state } = await readSafe(db, chainId, safe)
  if (!state.owners.includes(signer)) throw forbidden()
}

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
