import type { TransactionDetails } from '@strongroom/gateway-sdk'
import type { Address } from 'viem'
import { sameText } from '../verify/sameText.ts'
import type { Verification } from '../verify/Verification.ts'
import type { ReviewStep } from './ReviewStep.ts'
import type { TransactionAction } from './transactionActions.ts'

interface PossibleInput {
  readonly safeAddress: Address | undefined
  readonly next: ReviewStep
  readonly verification: Verification | undefined
  readonly record: TransactionDetails | undefined
  readonly account: Address | undefined
  /** A signature is kept that the gateway did not take. */
  readonly isKept: boolean
}

/** The actions that an account can take on a transaction now. */
export function possibleActions(
  input: PossibleInput,
): Readonly<Record<TransactionAction, boolean>> {
  const { kind, reason } = input.next
  const { isKept } = input
  const isLast = kind === 'confirmAndExecute' || reason === 'ownApproval'
  return {
    confirm: !isKept && (kind === 'confirm' || isLast),
    confirmAndExecute: !isKept && isLast,
    execute: kind === 'execute' || kind === 'confirmAndExecute',
    reject: canReject(input),
    delete: canDelete(input),
    postAgain: isKept,
  }
}

/**
 * An owner can make the nonce of a proposal void that the chain has not used.
 */
function canReject({
  verification,
  record,
  account,
  safeAddress,
}: PossibleInput): boolean {
  const { status, chain, transaction } = verification ?? {}
  if (status !== 'verified' || !chain || !transaction || !account) return false
  if (record === undefined) return false
  const { nonce, to, value, data } = transaction
  const isRejection =
    sameText(to, safeAddress ?? '') && value === 0n && data === '0x'
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
    problems.every(({ kind }) => kind !== 'transaction')
  )
}
