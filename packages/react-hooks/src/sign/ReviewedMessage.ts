import {
  hashMessageDigest,
  hashSafeMessageBytes,
  type SafeMessageHashes,
} from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import type { ReadTypedData } from '../verify/readTypedData.ts'
import { deepFreeze } from './deepFreeze.ts'
import { SigningError } from './SigningError.ts'

/** Exactly the message on screen, and the hashes that were computed from it. */
export interface ReviewedMessage {
  readonly chainId: number
  readonly safe: Address
  readonly version: string
  readonly message: string | ReadTypedData
  readonly digest: Hex
  readonly hashes: Readonly<SafeMessageHashes>
}

type Input = Omit<ReviewedMessage, 'digest' | 'hashes'>

/** Hashes a message and freezes it together with its hashes. */
export function createReviewedMessage(input: Input): ReviewedMessage {
  return deepFreeze({ ...input, ...hash(input) })
}

function hash(input: Input) {
  const { chainId, safe, version, message } = input
  const digest = hashMessageDigest(message)
  return {
    digest,
    hashes: hashSafeMessageBytes({ chainId, safe, version }, digest),
  }
}

/**
 * Hashes the message once more, in the click handler, and compares with what
 * was shown.
 *
 * @throws SigningError `payloadChanged`.
 */
export function assertMessageUnchanged(
  reviewed: ReviewedMessage,
  shownHash: Hex,
): void {
  const { digest, hashes } = hash(reviewed)
  if (
    hashes.safeMessageHash !== shownHash ||
    reviewed.hashes.safeMessageHash !== shownHash ||
    hashes.domainHash !== reviewed.hashes.domainHash ||
    hashes.messageHash !== reviewed.hashes.messageHash ||
    digest !== reviewed.digest
  )
    throw new SigningError('payloadChanged', {
      detail: `${shownHash} was shown, ${hashes.safeMessageHash} would be signed.`,
    })
}
