import {
  packSignatures,
  parseSignatures,
  type SafeSignature,
} from '@strongroom/safe-protocol'
import type { Address, Client, Hex } from 'viem'
import { RefusalError } from '../../platform/errors/RefusalError.ts'
import { acceptsContractSignature } from './acceptsContractSignature.ts'
import type { SafeHashes } from './hashTransaction.ts'
import { isApproved } from './isApproved.ts'

export interface VerifiedSignature {
  owner: Address
  /** This owner's part in packed form. */
  signature: Hex
  /** An approval on chain: the indexer keeps it, and drops it in a reorg. */
  onChain: boolean
}

export interface VerifyOptions {
  client: Client
  safe: Address
  version: string | null
  owners: readonly Address[]
  hashes: SafeHashes
}

const isValid = (
  signature: SafeSignature,
  options: VerifyOptions,
): Promise<boolean> | boolean => {
  const { signer } = signature
  switch (signature.kind) {
    case 'contract':
      return acceptsContractSignature(signer, signature.data, options)
    case 'approved':
      return isApproved(signer, options)
    default:
      // Recovering the signer was the check.
      return true
  }
}

const parse = async (
  packed: Hex,
  { owners, hashes }: VerifyOptions,
): Promise<SafeSignature[]> => {
  try {
    // Recovering costs over a millisecond: no more than there are owners.
    return await parseSignatures(packed, hashes.safeTxHash, {
      limit: owners.length,
    })
  } catch {
    throw new RefusalError('invalid', 'Invalid signature')
  }
}

/**
 * Takes packed signatures apart and checks every one of them: signers are
 * owners and distinct, and the chain confirms contracts and approvals.
 *
 * @throws RefusalError `invalid` with the reason.
 */
export async function verifySignatures(
  packed: Hex,
  options: VerifyOptions,
): Promise<VerifiedSignature[]> {
  const signatures = await parse(packed, options)
  const seen = new Set<Address>()
  for (const { signer } of signatures) {
    if (!options.owners.includes(signer))
      throw new RefusalError('invalid', 'Invalid signature')
    if (seen.has(signer)) {
      throw new RefusalError(
        'invalid',
        `Signature for owner=${signer} is duplicated`,
      )
    }
    seen.add(signer)
  }
  const valid = await Promise.all(
    signatures.map((signature) => isValid(signature, options)),
  )
  if (signatures.length === 0 || valid.includes(false)) {
    throw new RefusalError('invalid', 'Invalid signature')
  }
  return signatures.map((signature) => ({
    owner: signature.signer,
    signature: packSignatures([signature]),
    onChain: signature.kind === 'approved',
  }))
}
