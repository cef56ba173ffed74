import type { OwnerRef } from '../../notifications/mail/OwnerRef.ts'
import { forbidden } from '../../platform/errors/RefusalError.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { readSafe } from '../../reads/safes/readSafe.ts'

/**
 * @throws RefusalError `not-indexed` for an unknown safe, `forbidden` for an
 * account that is not an owner.
 */
export async function requireOwner(
  { db }: Gateway,
  { chainId, safe, signer }: OwnerRef,
): Promise<void> {
  const { state } = await readSafe(db, chainId, safe)
  if (!state.owners.includes(signer)) throw forbidden()
}
