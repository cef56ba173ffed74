import type {
  confirmTransaction,
  proposeTransaction,
} from '@strongroom/gateway-sdk'
import type { OwnSignature } from './checkSignature.ts'
import type { ReviewedPayload } from './ReviewedPayload.ts'

/** A transaction with its signature, in the forms the gateway takes. */
export interface SignedTransaction {
  /** The signed transaction, frozen, with its hashes. */
  readonly payload: ReviewedPayload
  /** Proven to be the connected account's, over exactly these hashes. */
  readonly signature: OwnSignature
  /** For `useProposeTransaction`. */
  readonly proposal: proposeTransaction.Parameters
  /** For `useConfirmTransaction`. */
  readonly confirmation: confirmTransaction.Parameters
}
