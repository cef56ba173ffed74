import type { Risk, SafeSignature } from '@strongroom/safe-protocol'
import type { Address } from 'viem'
import type { Verification } from '../verify/Verification.ts'
import type { ReviewedPayload } from './ReviewedPayload.ts'

/** A transaction with everything that was found out about it here. */
export interface TransactionReview {
  readonly verification: Verification
  readonly risks: readonly Risk[]
  /** Pinned delegatecall targets with other code than pinned. */
  readonly wrongCode: readonly Address[]
  /** What may be signed; undefined when anything is wrong. */
  readonly payload: ReviewedPayload | undefined
  /** The confirmations that are proven valid. */
  readonly signatures: readonly SafeSignature[]
}
