import {
  type GatewayClient,
  getTransactionDetails,
  type SafeInfo,
  type TransactionDetails,
} from '@strongroom/gateway-sdk'
import type { SafeTransaction } from '@strongroom/safe-protocol'
import { completeReview, type ReviewContext } from '../sign/completeReview.ts'
import { reviewTransaction } from '../sign/reviewTransaction.ts'
import type { TransactionReview } from '../sign/TransactionReview.ts'
import type { VerifyTransactionParameters } from '../verify/Verification.ts'
import { verifyDraft } from '../verify/verifyDraft.ts'

export interface CheckInput
  extends ReviewContext,
    Pick<VerifyTransactionParameters, 'abis'> {
  readonly gateway: GatewayClient
  /** Record of the safe from the gateway. */
  readonly safe: SafeInfo | undefined
}

/** A review, with the record it is of. */
export interface TransactionCheck {
  readonly review: TransactionReview
  /** Undefined for a draft that the gateway does not have. */
  readonly record: TransactionDetails | undefined
}

/** A draft, or a record with what it was asked for by. */
export type ReviewSubject =
  | { readonly transaction: Readonly<SafeTransaction> }
  | (Pick<VerifyTransactionParameters, 'details' | 'claimed'> & {
      readonly transactionId: string
    })

/** One complete check of what is under review. */
export function checkTransaction(
  subject: ReviewSubject,
  input: CheckInput,
): Promise<TransactionCheck> {
  return 'transaction' in subject
    ? checkDraft(input, subject.transaction)
    : checkRecord(input, subject)
}

async function checkRecord(
  input: CheckInput,
  subject: Exclude<ReviewSubject, { readonly transaction: unknown }>,
): Promise<TransactionCheck> {
  return {
    review: await reviewTransaction({ ...input, ...subject }),
    record: subject.details,
  }
}

/** The very same transaction may be proposed already: its confirmations count. */
async function checkDraft(
  input: CheckInput,
  transaction: Readonly<SafeTransaction>,
): Promise<TransactionCheck> {
  const { gateway, chainId, signal } = input
  const draft = await verifyDraft({ ...input, transaction })
  const hash = draft.hashes?.safeTxHash
  const [review, details] = await Promise.all([
    completeReview(draft, input),
    hash &&
      getTransactionDetails(gateway, {
        chainId,
        transactionId: hash,
        signal,
        retry: 0,
        timeout: 5_000,
      }).catch(() => {
        signal?.throwIfAborted()
        // A gateway that has no such record, or does not answer.
        return undefined
      }),
  ])
  const isSound = draft.status === 'verified'
  if (!hash || !details || !isSound) return { review, record: undefined }
  const known = await checkRecord(input, { details, transactionId: hash })
  // The bytes are the owner's own: a record that is wrong about them says nothing.
  return known.review.verification.status === 'verified'
    ? known
    : { review, record: undefined }
}
