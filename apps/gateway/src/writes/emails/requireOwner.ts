import type { OwnerRef } from '../../notifications/mail/OwnerRef.ts'
import { forbidden } from '../../platform/errors/HttpError.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { readSafe } from '../../reads/safes/readSafe.ts'

/** @throws HttpError 404 for an unknown safe, 403 for somebody else. */
export async function requireOwner(
  { db }: Gateway,
  { chainId, safe, signer }: OwnerRef,
): Promise<void> {
  const { state } = await readSafe(db, chainId, safe)
  if (!state.owners.includes(signer)) throw forbidden()
}
