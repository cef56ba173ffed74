import type { TransactionDetails } from '@strongroom/gateway-sdk'
import type { Address } from 'viem'
import type { TransactionReview } from '../sign/TransactionReview.ts'
import { sameText } from '../verify/sameText.ts'
import type { Verification } from '../verify/Verification.ts'
import type { TransactionAction } from './transactionActions.ts'

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
  /** Sign a proposal for an owner: the signature is no confirmation. */
  | {
      readonly kind: 'propose'
      readonly reason: 'delegate'
      /** Owners whose delegate the account is, as the gateway says. */
      readonly delegators: readonly Address[]
    }
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
  /** The account can reject it: see {@link isRejectable}. */
  readonly isRejectable: boolean
  /** The confirmation has to be stored before the transaction is sent. */
  readonly isStoredFirst: boolean
  /** Owners for whom the account is a delegate; read only before the proposal. */
  readonly delegators?: readonly Address[] | undefined
}

/** Decides from what the chain says, never from the gateway's status. */
export function nextStep(input: ReviewStepInput): ReviewStep {
  const { review, account, isExecuting } = input
  if (review === undefined) return { kind: 'wait', reason: 'checking' }
  const { verification, payload, signatures } = review
  const { chain, status } = verification
  const nonce = (payload ?? verification).transaction?.nonce
  const { problems } = verification
  const isUsed =
    chain !== undefined && nonce !== undefined && nonce < chain.nonce
  if (isUsed && !problems.some(({ kind }) => kind === 'lone-node'))
    return { kind: 'none', reason: 'nonceUsed' }
  if (status === 'unavailable') return { kind: 'wait', reason: 'unavailable' }
  if (chain === undefined || status !== 'verified')
    return { kind: 'none', reason: 'mismatch' }
  const isOwner =
    account !== undefined &&
    chain.owners.some((owner) => sameText(owner, account))
  if (review.verdict?.decision === 'refuse')
    return input.isRejectable
      ? { kind: 'reject', reason: 'refused' }
      : { kind: 'none', reason: 'refused' }
  if (payload === undefined) return { kind: 'none', reason: 'mismatch' }
  const signers = new Set(
    signatures
      .map(({ signer }) => signer.toLowerCase())
      .filter((signer) =>
        chain.owners.some((owner) => sameText(owner, signer)),
      ),
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
  const { delegators = [] } = input
  if (!isOwner)
    return delegators.length > 0
      ? { kind: 'propose', reason: 'delegate', delegators }
      : { kind: 'wait', reason: 'notOwner' }
  if (signers.has(account.toLowerCase()))
    return { kind: 'wait', reason: 'confirmed', missing }
  if (missing > 1) return { kind: 'confirm', reason: 'moreNeeded', missing }
  if (!isNext || isExecuting)
    return { kind: 'confirm', reason: isNext ? 'executing' : 'nonce', missing }
  return input.isStoredFirst
    ? { kind: 'confirmAndExecute', reason: 'lastConfirmation' }
    : { kind: 'execute', reason: 'ownApproval' }
}

interface PossibleInput {
  readonly next: ReviewStep
  readonly verification: Verification | undefined
  readonly record: TransactionDetails | undefined
  readonly account: Address | undefined
  /** A signature is kept that the gateway did not take. */
  readonly isKept: boolean
  readonly isRejectable: boolean
  /** The safe is not created yet: the gateway takes no confirmation of it. */
  readonly isPlanned?: boolean | undefined
  /** Its execution is pending, and the account sent it. */
  readonly isReplaceable?: boolean | undefined
}

/** The actions that an account can take on a transaction now. */
export function possibleActions(
  input: PossibleInput,
): Readonly<Record<TransactionAction, boolean>> {
  const { kind, reason } = input.next
  // The gateway stores no confirmation of a planned safe, and relays nothing of it.
  const isKept = input.isKept || input.isPlanned === true
  const isLast = kind === 'confirmAndExecute' || reason === 'ownApproval'
  return {
    propose: !isKept && kind === 'propose',
    confirm: !isKept && (kind === 'confirm' || isLast),
    confirmAndExecute: !isKept && isLast,
    execute: kind === 'execute' || kind === 'confirmAndExecute',
    relay: !isKept && (kind === 'execute' || kind === 'confirmAndExecute'),
    speedUp:
      input.isReplaceable === true &&
      (reason === 'executing' || kind === 'execute'),
    reject: input.isRejectable,
    delete: canDelete(input),
    postAgain: input.isKept,
  }
}

/** Whether the account can make the nonce of a proposal void by a rejection. */
export function isRejectable(
  verification: Verification | undefined,
  {
    safeAddress,
    record,
    account,
  }: {
    readonly safeAddress: Address | undefined
    readonly record: TransactionDetails | undefined
    readonly account: Address | undefined
  },
): boolean {
  const { status, chain, transaction } = verification ?? {}
  if (status !== 'verified' || !chain || !transaction || !account) return false
  if (record === undefined) return false
  const { nonce, to, value, data, operation, gasPrice } = transaction
  // A refund pays the relayer out of the safe: that is no rejection.
  const isRejection =
    sameText(to, safeAddress ?? '') &&
    value === 0n &&
    data === '0x' &&
    operation === 0 &&
    gasPrice === 0n
  return (
    !isRejection &&
    nonce >= chain.nonce &&
    chain.owners.some((owner) => sameText(owner, account))
  )
}

/**
 * Who proposed a record can delete it, while its hash is the one found here.
 */
function canDelete({
  next,
  verification,
  record,
  account,
}: PossibleInput): boolean {
  const execution = record?.detailedExecutionInfo
  if (execution?.type !== 'MULTISIG' || !account || !verification) return false
  const { hashes, problems } = verification
  const isProposer = [execution.proposer, execution.proposedByDelegate].some(
    (proposer) => proposer && sameText(proposer.value, account),
  )
  return (
    isProposer &&
    next.reason !== 'nonceUsed' &&
    hashes?.safeTxHash === execution.safeTxHash &&
    problems.every(({ kind }) => !['transaction', 'lone-node'].includes(kind))
  )
}

/**
 * The page shows the checkbox only to an account that can act now. In a batch the
 * transactions before it are executed by the same chain transaction.
 */
export const isOffer = (
  { kind, reason }: ReviewStep,
  { isBatched = false }: { readonly isBatched?: boolean | undefined } = {},
) =>
  kind === 'propose' ||
  kind === 'confirm' ||
  kind === 'execute' ||
  kind === 'confirmAndExecute' ||
  (isBatched && reason === 'nonce')
