import type { Address } from 'viem'
import type { TransactionReview } from '../sign/TransactionReview.ts'

/** The one useful thing that the connected account can do, and why. */
export type ReviewStep =
  /** Sign. `nonce` and `executing`: complete then, but it cannot run yet. */
  | {
      readonly kind: 'confirm'
      readonly reason: 'moreNeeded' | 'nonce' | 'executing'
      /** Confirmations that are missing, the account's own included. */
      readonly missing: number
    }
  /** Send it. `ownApproval`: the sender's approval is the last confirmation. */
  | { readonly kind: 'execute'; readonly reason: 'confirmed' | 'ownApproval' }
  /** Sign, store the confirmation, then send: two prompts. */
  | { readonly kind: 'confirmAndExecute'; readonly reason: 'lastConfirmation' }
  /** It must not be signed; a rejection makes its nonce void. */
  | { readonly kind: 'reject'; readonly reason: 'refused' }
  /** Something else has to happen first. */
  | {
      readonly kind: 'wait'
      readonly reason:
        | 'checking'
        | 'unavailable'
        | 'notConnected'
        | 'notOwner'
        | 'executing'
    }
  /** This account has confirmed; others have to. */
  | {
      readonly kind: 'wait'
      readonly reason: 'confirmed'
      readonly missing: number
    }
  /** Complete, but transactions with lower nonces come first. */
  | { readonly kind: 'wait'; readonly reason: 'nonce'; readonly nonce: bigint }
  /** It allows no action, now or later. */
  | {
      readonly kind: 'none'
      readonly reason: 'mismatch' | 'refused' | 'nonceUsed'
    }

export interface ReviewStepInput {
  /** Undefined while the checks run. */
  readonly review:
    | Pick<
        TransactionReview,
        'verification' | 'verdict' | 'payload' | 'signatures'
      >
    | undefined
  /** The connected account. */
  readonly account: Address | undefined
  /** An execution of this safe is on its way. */
  readonly isExecuting: boolean
  /** The confirmation has to be stored before the transaction is sent. */
  readonly isStoredFirst: boolean
}

/** Decides from what the chain says, never from the gateway's status. */
export function nextStep(input: ReviewStepInput): ReviewStep {
  const { review, account, isExecuting } = input
  if (review === undefined) return { kind: 'wait', reason: 'checking' }
  const { verification, payload, signatures } = review
  const { chain, status } = verification
  const nonce = (payload ?? verification).transaction?.nonce
  if (chain !== undefined && nonce !== undefined && nonce < chain.nonce)
    return { kind: 'none', reason: 'nonceUsed' }
  if (status === 'unavailable') return { kind: 'wait', reason: 'unavailable' }
  if (chain === undefined || status !== 'verified')
    return { kind: 'none', reason: 'mismatch' }
  const isOwner =
    account !== undefined && chain.owners.some((owner) => same(owner, account))
  if (review.verdict?.decision === 'refuse')
    return isOwner
      ? { kind: 'reject', reason: 'refused' }
      : { kind: 'none', reason: 'refused' }
  if (payload === undefined) return { kind: 'none', reason: 'mismatch' }
  const signers = new Set(
    signatures
      .map(({ signer }) => signer.toLowerCase())
      .filter((signer) => chain.owners.some((owner) => same(owner, signer))),
  )
  const missing = chain.threshold - signers.size
  const isNext = nonce === chain.nonce
  if (missing <= 0) {
    if (!isNext) return { kind: 'wait', reason: 'nonce', nonce: chain.nonce }
    return isExecuting
      ? { kind: 'wait', reason: 'executing' }
      : { kind: 'execute', reason: 'confirmed' }
  }
  if (account === undefined) return { kind: 'wait', reason: 'notConnected' }
  if (!isOwner) return { kind: 'wait', reason: 'notOwner' }
  if (signers.has(account.toLowerCase()))
    return { kind: 'wait', reason: 'confirmed', missing }
  if (missing > 1) return { kind: 'confirm', reason: 'moreNeeded', missing }
  if (!isNext || isExecuting)
    return { kind: 'confirm', reason: isNext ? 'executing' : 'nonce', missing }
  return input.isStoredFirst
    ? { kind: 'confirmAndExecute', reason: 'lastConfirmation' }
    : { kind: 'execute', reason: 'ownApproval' }
}

const same = (one: string, other: string) =>
  one.toLowerCase() === other.toLowerCase()
