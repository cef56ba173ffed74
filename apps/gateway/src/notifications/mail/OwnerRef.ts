import { and, eq, type SQL } from 'drizzle-orm'
import type { Address } from 'viem'
import { ownerEmail } from '../../platform/db/schema/emails.ts'

/** An owner of a safe, and so one e-mail address at most. */
export interface OwnerRef {
  chainId: string
  safe: Address
  signer: Address
}

export const isOwnerRow = ({
  chainId,
  safe,
  signer,
}: OwnerRef): SQL | undefined =>
  and(
    eq(ownerEmail.chainId, chainId),
    eq(ownerEmail.safe, safe),
    eq(ownerEmail.signer, signer),
  )
