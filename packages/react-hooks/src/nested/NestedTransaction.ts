import type { SignableMessage } from '@strongroom/safe-protocol/risks'
import type { Address, Hex } from 'viem'
import type { Verification } from '../verify/Verification.ts'

/** A transaction or message of another safe, in a call of the safe that signs. */
export interface NestedTransaction {
  /** The call: indexes of the children from the root; empty = the root. */
  readonly path: readonly number[]
  /** `approves` its hash on the chain, or `executes` it. */
  readonly kind: 'approves' | 'executes'
  /** The safe that makes the call. */
  readonly by: Address
  /** The safe whose transaction or message it is. */
  readonly safe: Address
  /** Hash of the transaction or of the message; undefined where it cannot be computed. */
  readonly hash: Hex | undefined
  /**
   * The transaction, hashed here and by its safe on the owner's node. Undefined unless
   * both hashes are `hash`.
   */
  readonly verification: Verification | undefined
  /** The message with this hash, where it is one; computed here. */
  readonly message: SignableMessage | undefined
  /** `by` owns `safe`, by the owner's node. */
  readonly isOwner: boolean
  /** `by` has approved the hash already, by the owner's node. */
  readonly isApproved: boolean
  /**
   * Owners of `safe` whose confirmation is proven, by their signatures or on the chain.
   */
  readonly confirmations: readonly Address[]
}
