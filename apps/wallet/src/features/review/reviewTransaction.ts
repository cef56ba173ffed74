import type { TransactionDetails } from '@strongroom/gateway-sdk'
import { type Verification, verifyTransaction } from '@strongroom/react-hooks'
import {
  checkDelegateTargets,
  createReviewedPayload,
} from '@strongroom/react-hooks/sign'
import { findRisks } from '@strongroom/safe-protocol'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'
import { abortable } from '../../rpc/abortable.ts'
import type { Rpc } from '../../rpc/createRpc.ts'
import type { Review } from './useReview.ts'

/** What is reviewed, and what it is checked against. */
export interface ReviewInput {
  safe: OpenSafe
  details: TransactionDetails
  /** The id or hash the owner asked for. */
  transactionId: string
  rpc: Rpc | undefined
  signal?: AbortSignal | undefined
}

/** One complete check of a record. */
export async function reviewTransaction(input: ReviewInput): Promise<Review> {
  const { safe, details, transactionId, rpc, signal } = input
  const verification = await verifyTransaction({
    chainId: safe.chainId,
    safeAddress: safe.address,
    details,
    transactionId,
    safe: safe.info,
    rpc,
    signal,
  })
  const { transaction, tree, hashes, chain } = verification
  const risks = tree
    ? findRisks(tree, {
        safe: safe.address,
        owners: chain?.owners,
        threshold: chain?.threshold,
        transaction,
      })
    : []
  const refused = (found: Verification): Review => ({
    verification: found,
    hasRpc: rpc !== undefined,
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
    chainId: Number(safe.chainId),
    safe: safe.address,
    version: chain.version,
    transaction,
  })
  try {
    return {
      verification,
      hasRpc: true,
      risks,
      wrongCode: await checkDelegateTargets(
        abortable(rpc, signal),
        tree,
        signal,
      ),
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
