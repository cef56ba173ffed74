import type { Gateway } from '../Gateway.ts'
import { forbidden } from '../http/HttpError.ts'
import { readSafe } from '../queries/readSafe.ts'
import type { OwnerRef } from './OwnerRef.ts'

/** @throws HttpError 404 for an unknown safe, 403 for somebody else. */
export async function requireOwner(
  { db }: Gateway,
  { chainId, safe, signer }: OwnerRef,
): Promise<void> {
  const { state } = await readSafe(db, chainId, safe)
  if (!state.owners.includes(signer)) throw forbidden()
}
