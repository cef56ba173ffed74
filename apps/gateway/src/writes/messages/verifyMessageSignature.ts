import { packSignatures, type SafeSignature } from '@strongroom/safe-protocol'
import type { Address, Client, Hex } from 'viem'
import { RefusalError } from '../../platform/errors/RefusalError.ts'
import { acceptsContractSignature } from '../proposals/acceptsContractSignature.ts'
import { acceptsHash } from '../proposals/acceptsHash.ts'
import { asksByHash } from '../proposals/hashTransaction.ts'
import { isApproved } from '../proposals/isApproved.ts'
import type { MessageHashes } from './hashMessage.ts'
import { messageForContracts } from './messageForContracts.ts'

export interface VerifyMessageOptions {
  client: Client
  safe: Address
  state: { version: string | null; fallbackHandler: Address }
}

export interface MessageSignature {
  owner: Address
  /** This owner's part in packed form. */
  signature: Hex
}

const accepts = async (
  owner: Address,
  signature: Hex,
  { message, client, state }: VerifyMessageOptions & { message: MessageHashes },
): Promise<boolean> => {
  const { version } = state
  const { hashes } = message
  // The newest safes show their owners a hash with any handler.
  if (asksByHash(version)) {
    const hash = hashes.safeTxHash
    return acceptsHash(owner, signature, { client, hash })
  }
  const data = messageForContracts(message, state)
  return (
    data !== undefined &&
    (await acceptsContractSignature(owner, signature, {
      client,
      version,
      hashes,
      data,
    }))
  )
}

/**
 * Checks an owner's signature of a message. An approval counts when the owner called
 * `approveHash` of the safe with the hash that the other owners sign: safes accept
 * those for messages as they do for transactions.
 *
 * @throws RefusalError `invalid`.
 */
export async function verifyMessageSignature(
  signature: SafeSignature,
  message: MessageHashes,
  options: VerifyMessageOptions,
): Promise<MessageSignature> {
  const { kind, signer } = signature
  const valid =
    kind === 'contract'
      ? await accepts(signer, signature.data, { ...options, message })
      : kind !== 'approved' ||
        (await isApproved(signer, { ...options, hashes: message.hashes }))
  if (!valid) throw new RefusalError('invalid', 'Invalid signature')
  return { owner: signer, signature: packSignatures([signature]) }
}
