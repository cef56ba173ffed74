import type {
  getDelegateTypedData,
  getDeleteTransactionTypedData,
} from '@strongroom/safe-protocol'
import type { Hex } from 'viem'
import type { ReviewedMessage } from './ReviewedMessage.ts'
import type { ReviewedPayload } from './ReviewedPayload.ts'

/** How a wallet is asked: for typed data, or for a bare hash as text. */
export type SigningMethod = 'eth_signTypedData_v4' | 'personal_sign'

/** The step of an action, for a page to show. */
export type Progress =
  /** The record, the chain and the code of libraries are being compared. */
  | { readonly step: 'checking' }
  /**
   * The wallet asks for a signature: show these hashes beside it. Comes again
   * with `personal_sign` when the wallet does not know typed data: it shows one
   * hash and nothing else then, which the owner has to compare.
   */
  | {
      readonly step: 'signing'
      readonly payload: ReviewedPayload | ReviewedMessage
      readonly method: SigningMethod
    }
  /** The wallet asks to sign a deletion: show this hash beside it. */
  | {
      readonly step: 'signingDeletion'
      readonly hash: Hex
      readonly typedData: ReturnType<typeof getDeleteTransactionTypedData>
      readonly method: SigningMethod
    }
  /**
   * The wallet asks to sign a request about a delegate: show these fields beside it.
   * Comes once more with `isRetry` when the gateway took the hour for a stale one.
   */
  | {
      readonly step: 'signingDelegate'
      readonly hash: Hex
      readonly typedData: ReturnType<typeof getDelegateTypedData>
      readonly method: SigningMethod
      readonly isRetry: boolean
    }
  /** The signature is on its way to the gateway. */
  | { readonly step: 'posting' }
  /** The execution is on its way to the relay. */
  | { readonly step: 'relaying' }
  /** The wallet asks to send the execution. */
  | { readonly step: 'sending'; readonly payload: ReviewedPayload }
  /** The chain has not decided yet. Again with another hash if it was replaced. */
  | { readonly step: 'mining'; readonly txHash: Hex }
  /** The last step: everything went well. */
  | { readonly step: 'done' }
  /** The last step: it ended with this error. */
  | { readonly step: 'failed'; readonly error: unknown }

/** Options of every action that opens a prompt of the wallet. */
export interface ProgressOptions {
  /** Ends the work. An answer of the wallet after that is dropped. */
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((progress: Progress) => void) | undefined
}
