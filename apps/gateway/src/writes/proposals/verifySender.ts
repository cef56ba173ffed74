import { parseSignatures, type SafeSignature } from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import { RefusalError } from '../../platform/errors/RefusalError.ts'
import {
  type OwnersOf,
  readDelegateAddresses,
  readDelegators,
} from '../../reads/delegates/readDelegates.ts'
import { acceptsContractSignature } from './acceptsContractSignature.ts'
import { isApproved } from './isApproved.ts'
import {
  type VerifiedSignature,
  type VerifyOptions,
  verifySignatures,
} from './verifySignatures.ts'

export interface Sender {
  sender: Address
  signature: Hex | null
}

export interface VerifiedSender {
  /** The owner in whose name it is. */
  proposer: Address
  proposedByDelegate: Address | null
  /** Confirmations that came with it. */
  signatures: readonly VerifiedSignature[]
}

const verifyOwner = async (
  { sender, signature }: Sender,
  options: VerifyOptions,
): Promise<readonly VerifiedSignature[]> => {
  if (signature === null) {
    // The sender's approval on chain replaces the signature.
    if (await isApproved(sender, options)) return []
    throw new RefusalError('invalid', 'Invalid signature')
  }
  const verified = await verifySignatures(signature, options)
  if (!verified.some(({ owner }) => owner === sender)) {
    throw new RefusalError('invalid', 'Invalid signature')
  }
  return verified
}

const parse = async (
  packed: Hex,
  { owners, hashes }: VerifyOptions,
): Promise<SafeSignature[]> => {
  try {
    return await parseSignatures(packed, hashes.safeTxHash, {
      limit: owners.length + 1,
    })
  } catch {
    throw new RefusalError('invalid', 'Invalid signature')
  }
}

/**
 * A delegate's signature proves the proposer and does not count as a
 * confirmation.
 */
const verifyDelegate = async (
  { sender, signature }: Sender,
  options: VerifyOptions,
): Promise<void> => {
  const parts = signature === null ? [] : await parse(signature, options)
  const [part, ...more] = parts
  if (part === undefined || more.length > 0) {
    throw new RefusalError(
      'invalid',
      'Just one signature is expected if using delegates',
    )
  }
  if (part.signer !== sender) {
    throw new RefusalError(
      'invalid',
      `Signature does not match sender=${sender}`,
    )
  }
  const valid =
    part.kind === 'contract'
      ? await acceptsContractSignature(sender, part.data, options)
      : part.kind !== 'approved'
  if (!valid) throw new RefusalError('invalid', 'Invalid signature')
}

/**
 * Checks the proposer: an owner, with any owners' confirmations, or a delegate
 * of one, with the own signature alone. An account that is both counts as an
 * owner.
 *
 * @throws RefusalError `invalid` with the reason.
 */
export async function verifySender(
  db: Database,
  by: Sender,
  options: VerifyOptions & OwnersOf,
): Promise<VerifiedSender> {
  const { sender } = by
  const { owners } = options
  if (owners.includes(sender)) {
    const signatures = await verifyOwner(by, options)
    return { proposer: sender, proposedByDelegate: null, signatures }
  }
  const [proposer] = await readDelegators(db, options, sender)
  if (proposer === undefined) {
    const delegates = await readDelegateAddresses(db, options)
    throw new RefusalError(
      'invalid',
      `Sender=${sender} is not an owner or delegate. Current owners=[${owners.join(', ')}]. Delegates={${delegates.join(', ')}}`,
    )
  }
  await verifyDelegate(by, options)
  return { proposer, proposedByDelegate: sender, signatures: [] }
}
