import { findRisks } from '@strongroom/safe-protocol'
import type { Address } from 'viem'
import type { Verification } from '../verify/Verification.ts'
import type { VerifyTransactionParameters } from '../verify/verifyTransaction.ts'
import { checkDelegateTargets } from './checkDelegateTargets.ts'
import { createReviewedPayload } from './ReviewedPayload.ts'
import type { TransactionReview } from './TransactionReview.ts'

/** Where a review happens, and what it trusts beyond the pinned libraries. */
export interface ReviewContext
  extends Pick<
    VerifyTransactionParameters,
    'chainId' | 'safeAddress' | 'rpc' | 'signal'
  > {
  /**
   * More contracts that the safe may delegatecall. Whoever lists one vouches
   * for all its code.
   */
  readonly trusted?: readonly Address[] | undefined
}

/**
 * Adds to a verdict what an owner must see beside it, and freezes what may be
 * signed: the risks, and whether the libraries that would run as the safe have
 * the code they are known by.
 *
 * @throws the signal's reason when it fires; nothing else
 */
export async function completeReview(
  verification: Verification,
  { chainId, safeAddress, rpc, trusted, signal }: ReviewContext,
): Promise<TransactionReview> {
  const { transaction, tree, hashes, chain } = verification
  const risks = tree
    ? findRisks(tree, {
        safe: safeAddress,
        owners: chain?.owners,
        threshold: chain?.threshold,
        transaction,
        trusted,
      })
    : []
  const refused = (found: Verification): TransactionReview => ({
    verification: found,
    risks,
    wrongCode: [],
    payload: undefined,
    signatures: [],
  })
  const verified =
    verification.status === 'verified' && transaction && hashes && chain
  if (!verified || rpc === undefined || tree === undefined)
    return refused(verification)
  const payload = createReviewedPayload({
    chainId: Number(chainId),
    safe: safeAddress,
    version: chain.version,
    transaction,
  })
  try {
    return {
      verification,
      risks,
      wrongCode: await checkDelegateTargets(rpc, tree, signal),
      payload:
        payload.hashes.safeTxHash === hashes.safeTxHash ? payload : undefined,
      signatures: verification.signatures,
    }
  } catch (cause) {
    signal?.throwIfAborted()
    // A check that could not be made has not passed.
    const problems = [{ kind: 'rpc', cause } as const]
    return refused({ ...verification, status: 'unavailable', problems })
  }
}
