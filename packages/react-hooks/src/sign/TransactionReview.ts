import type { SafeSignature } from '@strongroom/safe-protocol'
import type {
  ApprovalFact,
  MessageRisk,
  Recipient,
  RecipientFacts,
  Verdict,
} from '@strongroom/safe-protocol/risks'
import type { Description } from '../clear-signing/Describer.ts'
import type { NestedTransaction } from '../nested/NestedTransaction.ts'
import type { MessageVerification } from '../verify/MessageVerification.ts'
import type { TokenFactsByAddress } from '../verify/readTokens.ts'
import type { Verification } from '../verify/Verification.ts'
import type { ReviewedMessage } from './ReviewedMessage.ts'
import type { ReviewedPayload } from './ReviewedPayload.ts'

/** A transaction with everything that was found out about it here. */
export interface TransactionReview {
  readonly verification: Verification
  /**
   * Decision of the policy before the owner accepts anything; undefined when the
   * bytes could not be read or hashed.
   */
  readonly verdict: Verdict | undefined
  /**
   * The payload that may be signed; undefined unless it is verified and not
   * refused.
   */
  readonly payload: ReviewedPayload | undefined
  /** The confirmations that are proven valid. */
  readonly signatures: readonly SafeSignature[]
  /** Every account that gets something, read from the bytes. */
  readonly recipients: readonly Recipient[]
  /** Balances and present allowances, as the owner's node says. */
  readonly approvals: readonly ApprovalFact[]
  /**
   * Whether recipients are contracts, by lower-case address, as the owner's node
   * says; one that is missing could not be read.
   */
  readonly code: NonNullable<RecipientFacts['code']>
  /** What is known about each token whose amounts it moves. */
  readonly tokens: TokenFactsByAddress
  /** Transactions and messages of other safes that it approves or executes. */
  readonly nested: readonly NestedTransaction[]
  /** What the authors of contracts say of its calls, where the app asks for it. */
  readonly descriptions: readonly Description[]
}

/** A message with everything that was found out about it here. */
export interface MessageReview {
  readonly verification: MessageVerification
  /**
   * Decision of the policy before the owner accepts anything; undefined when the
   * message could not be read or hashed.
   */
  readonly verdict: Verdict<MessageRisk> | undefined
  /**
   * The payload that may be signed; undefined unless it is verified and not
   * refused.
   */
  readonly payload: ReviewedMessage | undefined
  /** What the author of its contract says of it, where the app asks for it. */
  readonly description: Description | undefined
}
