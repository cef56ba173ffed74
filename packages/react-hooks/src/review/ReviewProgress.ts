import type { Hex } from 'viem'
import type { SigningMethod } from '../sign/Progress.ts'
import type { SigningError } from '../sign/SigningError.ts'
import type { ActionResult, SigningRun } from '../sign/useSigningRun.ts'

/** Step that an action is at. */
export type ReviewActionStep =
  /** The hook reads and checks the transaction or message once more. */
  | 'checking'
  /** The wallet asks for a signature: compare the hashes. */
  | 'signing'
  /**
   * The same of a wallet that does not know typed data: it shows the hash
   * alone.
   */
  | 'signingHash'
  /** The signature is on its way to the gateway. */
  | 'posting'
  /** The execution is on its way to the relay. */
  | 'relaying'
  /** The wallet asks to send the execution. */
  | 'sending'

export const stepOf = (method: SigningMethod): ReviewActionStep =>
  method === 'personal_sign' ? 'signingHash' : 'signing'

/** The hashes of what is signed, which need not be what is under review. */
export interface ReviewHashes {
  /** With `messageHash`: what a device shows that cannot read typed data. */
  readonly domainHash?: Hex
  readonly messageHash?: Hex
  readonly safeTxHash?: Hex
  readonly safeMessageHash?: Hex
  /** Hash of a request to delete a proposal. */
  readonly deletionHash?: Hex
  /**
   * Names and values of the typed data, in the order in which a device that reads it
   * shows them.
   */
  readonly fields?: readonly (readonly [name: string, value: string])[]
}

/** How far an action of a review is, and how it ended. */
export type ReviewProgress<Action extends string> =
  | {
      readonly status: 'running'
      readonly action: Action
      readonly step: ReviewActionStep
      /** Hashes that the wallet shows at its prompt, for the owner to compare. */
      readonly hashes?: ReviewHashes | undefined
    }
  | {
      readonly status: 'done'
      readonly action: Action
      /** Hash of the chain transaction that the wallet sent. */
      readonly txHash?: Hex | undefined
    }
  | {
      readonly status: 'failed'
      readonly action: Action
      readonly problem: SigningError
      /** The gateway has the signature all the same. */
      readonly posted: boolean
    }

/** Handle by which a running action reports its step and its hash. */
export interface ReviewRun extends SigningRun {
  txHash?: Hex
  readonly enter: (step: ReviewActionStep, hashes?: ReviewHashes) => void
}

/** How an action of a review ended. */
export interface ReviewResult extends ActionResult {
  /** Hash of the chain transaction that the wallet sent. */
  readonly txHash?: Hex | undefined
}
