import {
  type GatewayClient,
  getTransactionDetails,
  type TransactionDetails,
  type TransactionItem,
} from '@strongroom/gateway-sdk'
import { compareDescription } from '@strongroom/safe-protocol/description'
import type { Address } from 'viem'
import type { Coin } from '../chain/chains/findCoin.ts'
import { checkLocally, type LocalCheck } from '../verify/checkLocally.ts'
import { compareStatus, type OtherNodes } from '../verify/compareStatus.ts'
import {
  confirmOnChain,
  validOwners,
  waitingStatus,
} from '../verify/confirmOnChain.ts'
import {
  claimedEnd,
  endOf,
  isFinalBlock,
  type ProvenStatus,
} from '../verify/proveStatus.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import type { ListedTokens } from '../verify/readTokens.ts'
import { sameText } from '../verify/sameText.ts'
import type { ChainSafe, VerificationProblem } from '../verify/Verification.ts'
import { verificationSlices } from '../verify/verificationSlices.ts'
import {
  type CheckedConfirmation,
  recoverConfirmations,
} from '../verify/verifyConfirmation.ts'
import type { ExecutionLog } from './createExecutionLog.ts'
import { describesRow, readWords } from './describesRow.ts'
import type {
  DelegateProposal,
  ProofWord,
  TransactionProof,
} from './TransactionProof.ts'

/** The safe whose list is proven, and who is asked. */
export interface ProofContext extends OtherNodes {
  readonly chainId: string
  readonly safeAddress: Address
  readonly gateway: GatewayClient
  readonly rpc: RpcPort
  /** The chain's coin as the app names it. */
  readonly coin?: Coin | undefined
  /** Tokens that the app vouches for. */
  readonly listed?: ListedTokens | undefined
  readonly signal: AbortSignal
}

/** The safe as the owner's node has it at one block. */
export interface ChainReading {
  readonly chain: ChainSafe
  /** Number and hash of the block. */
  readonly latest: number
  readonly hash: string
}

/** A record and what it shows by itself: the same until the gateway changes it. */
export interface ReadRecord extends LocalCheck {
  readonly details: TransactionDetails
}

/** Reads the record of a row and hashes its fields. */
export async function readRecord(
  { transaction: { id } }: TransactionItem,
  version: string,
  { gateway, chainId, safeAddress, signal }: ProofContext,
): Promise<ReadRecord> {
  const request = { chainId, transactionId: id, retry: 1, signal }
  const details = await getTransactionDetails(gateway, request)
  const turn = verificationSlices.enter({ signal })
  const input = { chainId, safeAddress, transactionId: id, details }
  const check = await checkLocally({ ...input, safe: { version } }, turn)
  return { ...check, details }
}

/**
 * Proves a transaction with signatures: its words by the bytes that hash to its
 * hash, its state by the chain's nonce and event, its confirmations by recovery.
 *
 * @returns undefined while the chain does not show it
 */
export async function proveSigned(
  item: TransactionItem,
  record: ReadRecord,
  reading: ChainReading,
  context: ProofContext & { readonly log: ExecutionLog },
): Promise<TransactionProof | undefined> {
  const { read, hashes, tree, details } = record
  const { txInfo, txStatus, executionInfo } = item.transaction
  const problems = [...record.problems]
  if (!read || !hashes || !tree) return contradicted(problems)
  const wordsOfBytes = () =>
    readWords(txInfo, tree, context.safeAddress, context)
  if (problems.length > 0)
    return contradicted(
      problems,
      // These bytes have the hash that the row names.
      problems.every(isOfWords) ? await wordsOfBytes() : undefined,
    )
  const { nonce } = read.transaction
  problems.push(...compareDescription({ txInfo, txData: null }, tree))
  if (
    executionInfo?.type === 'MULTISIG' &&
    BigInt(executionInfo.nonce) !== nonce
  )
    problems.push({
      kind: 'description-differs',
      field: 'parameters',
      gateway: `nonce ${executionInfo.nonce}`,
      local: `nonce ${nonce}`,
    })
  const words = await describesRow(txInfo, tree, context.safeAddress, context)
  problems.push(...words.problems)
  const state =
    nonce >= reading.chain.nonce
      ? await proveWaiting(record, reading, context)
      : await proveEnded(record, reading, context)
  if (state === undefined)
    return problems.length > 0 ? contradicted(problems) : undefined
  problems.push(...state.problems)
  const { found, confirmations } = state
  const { proven, problems: contradictions } = await compareStatus(found, {
    ...context,
    ...{ safe: context.safeAddress, safeTxHash: hashes.safeTxHash, nonce },
    ...{
      txHash: details.txHash,
      claimed: await claimOf(item, record, state, context),
    },
  })
  problems.push(...contradictions)
  if (
    contradictions.length === 0 &&
    confirmations &&
    confirmations.confirmed.length < confirmations.required &&
    [txStatus, details.txStatus].includes('AWAITING_EXECUTION')
  )
    problems.push({
      kind: 'confirmations',
      valid: confirmations.confirmed.length,
      required: confirmations.required,
    })
  const isTrue = !problems.some(isOfWords)
  return {
    status: problems.length > 0 ? 'contradicted' : 'proven',
    word: proven && (state.word ?? proven.word),
    nonce,
    // A node whose word is not accepted does not say what comes next either.
    next: proven && reading.chain.nonce,
    isFinalized: proven !== undefined && state.isFinalized,
    confirmations,
    proposal:
      confirmations?.confirmed.length === 0 ? proposalOf(details) : undefined,
    isDescribed: words.isDescribed && isTrue,
    words: isTrue ? undefined : await wordsOfBytes(),
    problems,
  }
}

/**
 * The gateway's status: the list's where it names another end than the node, else the
 * record's. A list or record from before the execution is read again.
 */
async function claimOf(
  { transaction: { id, txStatus } }: TransactionItem,
  { details }: ReadRecord,
  { found }: State,
  { gateway, chainId, signal }: ProofContext,
): Promise<string> {
  const end = endOf(found.word)
  const listed = claimedEnd(txStatus)
  if (listed !== 'waiting' && listed !== end) return txStatus
  if (claimedEnd(details.txStatus) === end) return details.txStatus
  const request = { chainId, transactionId: id, retry: 0, signal }
  return (await getTransactionDetails(gateway, request)).txStatus
}

/** The delegate and the owner that the record names. */
function proposalOf({
  detailedExecutionInfo: execution,
}: TransactionDetails): DelegateProposal | undefined {
  if (execution?.type !== 'MULTISIG') return undefined
  const { proposedByDelegate, proposer } = execution
  const delegate = proposedByDelegate?.value
  return delegate && { delegate, delegator: proposer?.value }
}

const isOfWords = ({ kind }: VerificationProblem) =>
  kind === 'description-differs'

type State = Pick<
  TransactionProof,
  'isFinalized' | 'confirmations' | 'problems'
> & {
  /** Facts from the owner's node. */
  readonly found: ProvenStatus
  /** `confirmed`, where the policy refuses the execution that the chain would take. */
  readonly word?: ProofWord | undefined
}

const contradicted = (
  problems: readonly VerificationProblem[],
  words?: TransactionProof['words'],
): TransactionProof => ({
  status: 'contradicted',
  isFinalized: false,
  isDescribed: false,
  words,
  problems,
})

/** Its nonce is used: by its own event, or by another transaction. */
async function proveEnded(
  { hashes, details }: ReadRecord,
  { latest }: ChainReading,
  { log }: { readonly log: ExecutionLog },
): Promise<State | undefined> {
  if (hashes === undefined) return undefined
  const found = await log.find(hashes.safeTxHash, details.txHash)
  if (found === undefined) return undefined
  const isFinalized = isFinalBlock(found.block, latest)
  return { found, isFinalized, problems: [] }
}

/** It waits: for confirmations, for its nonce, or for its execution. */
async function proveWaiting(
  { read, hashes, details }: ReadRecord,
  { chain }: ChainReading,
  context: ProofContext,
): Promise<State | undefined> {
  if (!read || !hashes) return undefined
  const { rpc, safeAddress, chainId, signal, coin, listed } = context
  const turn = verificationSlices.enter({ signal })
  const recovered = await recoverConfirmations(
    read.execution.confirmations,
    hashes.safeTxHash,
    turn,
  )
  const safe = { address: safeAddress, version: chain.version }
  const confirmations = await confirmOnChain(rpc, safe, recovered, hashes)
  const confirmed = validOwners(chain, confirmations)
  const { nonce } = read.transaction
  const found = waitingStatus(nonce, chain, confirmations)
  let word: ProofWord | undefined
  if (found.word === 'ready') {
    // Few rows are that far: the whole review, with the policy's verdict.
    const { reviewTransaction } = await import('../sign/reviewTransaction.ts')
    const { payload } = await reviewTransaction({
      ...{ chainId, safeAddress, rpc, signal, coin, listed, details },
      transactionId: hashes.safeTxHash,
    })
    if (!payload) word = 'confirmed'
  }
  return {
    found,
    word,
    isFinalized: false,
    confirmations: {
      confirmed,
      missing: chain.owners.filter(
        (owner) => !confirmed.some((one) => sameText(one, owner)),
      ),
      required: chain.threshold,
    },
    problems: invalidOnes(confirmations),
  }
}

const invalidOnes = (
  confirmations: readonly CheckedConfirmation[],
): VerificationProblem[] =>
  confirmations.flatMap(({ owner, reason }) =>
    reason === undefined ? [] : [{ kind: 'signature', owner, reason }],
  )
