import type { Address } from 'viem'
import type { MessageReview } from '../sign/TransactionReview.ts'
import { sameText } from '../verify/sameText.ts'

/**
 * The one useful thing that the connected account can do with a message, and
 * why.
 */
export type MessageStep =
  /** Sign. `last`: the message is signed by the safe then. */
  | {
      readonly kind: 'confirm'
      readonly reason: 'moreNeeded' | 'last'
      /** Signatures that are missing, the account's own included. */
      readonly missing: number
    }
  /** Something else has to happen first. */
  | {
      readonly kind: 'wait'
      readonly reason: 'checking' | 'unavailable' | 'notConnected' | 'notOwner'
    }
  /** This account has signed; others have to. */
  | {
      readonly kind: 'wait'
      readonly reason: 'confirmed'
      readonly missing: number
    }
  /** It is complete, or it must not be signed. `onChainOnly`: bytes. */
  | {
      readonly kind: 'none'
      readonly reason: 'complete' | 'mismatch' | 'refused' | 'onChainOnly'
    }

/** Decides from what the chain says, never from the gateway's status. */
export function nextMessageStep(
  review: MessageReview | undefined,
  account: Address | undefined,
): MessageStep {
  if (review === undefined) return { kind: 'wait', reason: 'checking' }
  const { verification, verdict, payload } = review
  const { status, chain, signatures, preparedSignature } = verification
  if (verdict?.decision === 'refuse') return { kind: 'none', reason: 'refused' }
  if (status === 'unavailable') return { kind: 'wait', reason: 'unavailable' }
  if (payload === undefined || chain === undefined)
    return { kind: 'none', reason: 'mismatch' }
  if (preparedSignature !== undefined)
    return { kind: 'none', reason: 'complete' }
  if (account === undefined) return { kind: 'wait', reason: 'notConnected' }
  if (!chain.owners.some((owner) => sameText(owner, account)))
    return { kind: 'wait', reason: 'notOwner' }
  const missing = chain.threshold - signatures.length
  if (signatures.some(({ signer }) => sameText(signer, account)))
    return { kind: 'wait', reason: 'confirmed', missing }
  const reason = missing === 1 ? 'last' : 'moreNeeded'
  return { kind: 'confirm', reason, missing }
}
