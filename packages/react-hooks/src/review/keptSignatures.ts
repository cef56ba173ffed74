import type { SafeSignature } from '@strongroom/safe-protocol'
import type { Hex } from 'viem'
import type { OwnSignature } from '../sign/checkSignature.ts'
import type { ReviewedMessage } from '../sign/ReviewedMessage.ts'
import type { ReviewedPayload } from '../sign/ReviewedPayload.ts'

/** A signature of the owner's with what it signs. */
export interface KeptSignature<
  P extends ReviewedPayload | ReviewedMessage = ReviewedPayload,
> {
  readonly payload: P
  readonly signature: OwnSignature
}

export function hashOf({
  payload: { hashes },
}: KeptSignature<ReviewedPayload | ReviewedMessage>): Hex {
  return 'safeTxHash' in hashes ? hashes.safeTxHash : hashes.safeMessageHash
}

/** The kept signatures of a hash whose signers are not among `signatures`. */
export function missingFrom<
  K extends KeptSignature<ReviewedPayload | ReviewedMessage>,
>(
  signatures: readonly SafeSignature[],
  kept: readonly K[],
  {
    chainId,
    hash,
  }: { readonly chainId: string; readonly hash: Hex | undefined },
): readonly K[] {
  return kept.filter(
    (one) =>
      hashOf(one) === hash &&
      one.payload.chainId === Number(chainId) &&
      signatures.every(({ signer }) => signer !== one.signature.signer),
  )
}
