import { getSafeMessageTypedData } from '@strongroom/safe-protocol'
import type { Hex } from 'viem'
import { sameText } from '../verify/sameText.ts'
import { assertOpen } from './assertOpen.ts'
import { assertWallet } from './assertWallet.ts'
import type { OwnSignature } from './checkSignature.ts'
import {
  assertMessageAllowed,
  assertMessageUnchanged,
  type ReviewedMessage,
} from './ReviewedMessage.ts'
import { readSafeOrRefuse } from './readSafeOrRefuse.ts'
import { requestSignature } from './requestSignature.ts'
import { SigningError } from './SigningError.ts'
import type { SignPorts } from './signReviewed.ts'

/**
 * Asks the wallet for a signature over a reviewed message, in the same order of
 * checks as for a transaction: the message is hashed again and compared with
 * the hash on screen, the wallet must be on the right chain and account, the
 * owners are read again, the policy is asked about the message, and what comes
 * back must be that owner's signature.
 *
 * @throws SigningError naming what stopped it; RefusedError with the verdict when
 * the policy does not allow it. Nothing is sent anywhere then.
 */
export async function signMessageReviewed(
  reviewed: ReviewedMessage,
  shownHash: Hex,
  ports: SignPorts,
): Promise<OwnSignature> {
  const { wallet, signal } = ports
  assertMessageUnchanged(reviewed, shownHash)
  await assertWallet(wallet, reviewed.chainId)
  const now = await readSafeOrRefuse(ports)
  assertOpen(signal)
  if (!now.owners.some((owner) => sameText(owner, wallet.account)))
    throw new SigningError('notOwner')
  const { chainId, safe, version, digest, hashes } = reviewed
  const typedData = getSafeMessageTypedData({ chainId, safe, version }, digest)
  // The reads above took time: the bytes are checked once more before they go.
  assertMessageAllowed(reviewed, shownHash, ports.acknowledged)
  return requestSignature(typedData, hashes.safeMessageHash, ports)
}
