'use client'
import type { TransactionDetails } from '@strongroom/gateway-sdk'
import type {
  DecodeCallOptions,
  SafeTransaction,
} from '@strongroom/safe-protocol'
import { addFindings, type Verdict } from '@strongroom/safe-protocol/risks'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Address, Hex } from 'viem'
import { transactionQueryOptions } from '../calls/transactions.gen.ts'
import { plannedIn } from '../creation/plannedNodes.ts'
import {
  isExecuted,
  isReplaceable,
  type TrackedExecution,
} from '../execute/createExecutionStore.ts'
import type { ExecutionRecord } from '../execute/readExecutionRecord.ts'
import { useExecution } from '../execute/useExecution.ts'
import { useExecutionRecord } from '../execute/useExecutionRecord.ts'
import { useExecutions } from '../execute/useExecutions.ts'
import { usePendingExecution } from '../execute/usePendingExecution.ts'
import type { ReviewOptions } from '../sign/completeReview.ts'
import type { ReviewedPayload } from '../sign/ReviewedPayload.ts'
import type { TransactionReview } from '../sign/TransactionReview.ts'
import type { SimulationReview } from '../simulate/reviewSimulation.ts'
import type { ReviewSubject } from './checkTransaction.ts'
import { executionQuery } from './executionQuery.ts'
import { isRecordOf } from './isRecordOf.ts'
import type { ReviewProgress, ReviewResult } from './ReviewProgress.ts'
import {
  isOffer,
  isRejectable,
  nextStep,
  possibleActions,
  type ReviewStep,
} from './ReviewStep.ts'
import { subjectKey, subjectOf } from './subjectKey.ts'
import type { TransactionAction } from './transactionActions.ts'
import { useDelegators } from './useDelegators.ts'
import { type ReviewPayments, usePayments } from './usePayments.ts'
import {
  type ReviewConfigParameters,
  useReviewCheck,
  useReviewConfig,
} from './useReviewCheck.ts'
import { type ReviewAcknowledgement, useReviewRun } from './useReviewRun.ts'
import { useSimulation } from './useSimulation.ts'

/** Result of {@link useTransactionReview}. */
export interface UseTransactionReviewResult {
  readonly chainId: string
  readonly safeAddress: Address | undefined
  /** The id that was asked for; undefined for a draft. */
  readonly transactionId: string | undefined
  /**
   * `loading`: the record is read. `failed`: it could not be, or the code that
   * checks it did not load, see `error`.
   * `foreign`: the gateway sent another record than the one asked for; show
   * nothing of it. `unsigned`: no owner signs such a record, as with incoming
   * transfers. `checking`, then `ready`: see `verification`.
   */
  readonly status:
    | 'loading'
    | 'failed'
    | 'foreign'
    | 'unsigned'
    | 'checking'
    | 'ready'
  /** The gateway's record; undefined for a draft that it does not have. */
  readonly record: TransactionDetails | undefined
  /** Why there is no record; also while it is tried again. */
  readonly error: Error | null
  readonly isFetching: boolean
  /** Reads the record again, and checks it. */
  readonly refetch: () => void
  /** True until the gateway has a proposal of it. */
  readonly isDraft: boolean
  /** There is a node of the owner's to ask. */
  readonly hasRpc: boolean
  /** Undefined while the checks run. */
  readonly verification: TransactionReview['verification'] | undefined
  /** The payload that may be signed, for `signForParent`. */
  readonly payload: TransactionReview['payload']
  /**
   * Decision of the policy; undefined until the bytes are read. The simulation adds
   * its findings when it is there.
   */
  readonly verdict: Verdict | undefined
  /**
   * Simulation by the owner's node, and by a second node where there is one.
   * Undefined while it is asked, which delays nothing else, and where there is
   * nothing to simulate.
   */
  readonly simulation: SimulationReview | undefined
  /** Confirmations that are proven valid, an own one just given included. */
  readonly signatures: TransactionReview['signatures']
  /** Every account that gets something, read from the bytes. */
  readonly recipients: TransactionReview['recipients']
  /** Balances and present allowances behind its approvals, from the chain. */
  readonly approvals: TransactionReview['approvals']
  /**
   * Whether recipients are contracts, by lower-case address, as the owner's node
   * says; one that is missing could not be read.
   */
  readonly code: TransactionReview['code']
  /**
   * Earlier payments to the recipients, as the gateway says; undefined until it
   * answered.
   */
  readonly payments: ReviewPayments | undefined
  /** Facts about each token that it moves, by lower-case address. */
  readonly tokens: TransactionReview['tokens']
  /**
   * Transactions and messages of other safes that it approves or executes, each
   * proven by its hash.
   */
  readonly nested: TransactionReview['nested']
  /** Descriptions of the calls by the authors of the contracts: their claims. */
  readonly descriptions: TransactionReview['descriptions']
  readonly acknowledgement: ReviewAcknowledgement
  /** Its execution from this browser: under way, or with its `outcome`. */
  readonly execution: TrackedExecution | undefined
  /**
   * The chain transaction that executed it, from the owner's node alone; also of a
   * module's call, an incoming transfer and the safe's creation. Undefined while it is
   * read, and for what is not executed.
   */
  readonly executed: ExecutionRecord | undefined
  /** The one useful thing to do now. */
  readonly next: ReviewStep
  /** Actions that are possible now, beside `next`. */
  readonly can: Readonly<Record<TransactionAction, boolean>>
  /** Set when account or chain changed: the review is void until `restart`. */
  readonly changed: 'account' | 'chain' | undefined
  readonly restart: () => void
  /** The connected account. */
  readonly account: Address | undefined
  readonly progress: ReviewProgress<TransactionAction> | undefined
  /**
   * Runs one action on what this render shows, and resolves to its result; never
   * rejects. One action of a page runs at a time. It ends when the hook is given
   * something else, and when account or network change.
   */
  readonly run: (action: TransactionAction) => Promise<ReviewResult>
  /** Forgets how the last action ended. */
  readonly dismiss: () => void
}

const checkEvery = 12_000
const noTokens = {}
const none: readonly never[] = []
const loadChecks = () => import('./checkTransaction.ts')

/**
 * A transaction under review: its record or a draft, what the checks found, what
 * the policy says, what the connected account can do now, and the actions.
 *
 * The record is compared with the owner's node again and again while it is on
 * screen, by `reviewTransaction`. What can be done is decided from the chain's
 * owners, threshold and nonce and from proven confirmations, never from the
 * gateway's status: an account that has confirmed is not asked to sign again. A
 * last signer executes with one prompt: the sender's approval is the last
 * confirmation. The code that checks and that signs loads when it is needed.
 *
 * @throws MissingProviderError without a provider that has a `manager` and a
 * `gateway`
 * @example
 * import { useTransactionReview } from '@strongroom/react-hooks/review'
 *
 * export function Confirm({ safeTxHash }: { safeTxHash: string }) {
 *   const { next, verification, acknowledgement, run, progress } =
 *     useTransactionReview({
 *       chainId: '1',
 *       safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *       transactionId: safeTxHash,
 *     })
 *   return (
 *     <button
 *       disabled={next.kind !== 'confirm' || acknowledgement.isNeeded}
 *       onClick={() => void run('confirm')}
 *     >
 *       {progress?.status ?? verification?.status ?? 'checking'}
 *     </button>
 *   )
 * }
 */
export function useTransactionReview(
  parameters: useTransactionReview.Parameters,
): UseTransactionReviewResult {
  const { chainId, safeAddress, transactionId, transaction, origin } =
    parameters
  const { abis, trusted, message, askedBy, allowRawHex } = parameters
  const { known, tokens, resolutions } = parameters
  const config = useReviewConfig('useTransactionReview', parameters)
  const { gateway, rpc } = config
  const record = useQuery(
    transactionQueryOptions(gateway, {
      chainId,
      transactionId: transaction ? undefined : transactionId,
    }),
  )
  const details = record.data ?? undefined
  const info = details?.detailedExecutionInfo
  const sent = useExecution({
    chainId,
    safeTxHash:
      info?.type === 'MULTISIG' ? (info.safeTxHash as Hex) : undefined,
  })
  // Until the gateway agrees, the cache shows what this browser's node says.
  const isOwnStatus = sent !== undefined && isExecuted(sent) && !sent.isIndexed
  const subject = useMemo(
    () => subjectOf({ transactionId, transaction }, details, isOwnStatus),
    [transactionId, transaction, details, isOwnStatus],
  )
  const options = useMemo(
    () => ({
      ...{ abis, trusted, message, askedBy, allowRawHex },
      ...{ known, tokens, resolutions },
    }),
    [abis, trusted, message, askedBy, allowRawHex, known, tokens, resolutions],
  )
  // A batch of 1,000 calls makes a name of a megabyte, too much for each render.
  const name = useMemo(
    () => subject && subjectKey([subject, options]),
    [subject, options],
  )
  const { check, found, refetch } = useReviewCheck(config, {
    name: 'transactionReview',
    subject: name,
    asked: transaction ? [name] : [transactionId, options],
    interval: checkEvery,
    load: loadChecks,
    async check(input) {
      const { checkTransaction } = await loadChecks()
      const given = { ...input, ...options }
      return checkTransaction(subject as ReviewSubject, given)
    },
  })
  const { verification, recipients, approvals, code } = found?.review ?? {}
  const hash = verification?.hashes?.safeTxHash
  const simulation = useSimulation(config, found ?? {}, abis)
  const verdict = useMemo(() => {
    const { verdict: decided } = found?.review ?? {}
    const findings = simulation?.findings ?? []
    return decided && findings.length > 0
      ? addFindings(decided, findings)
      : decided
  }, [found, simulation])
  const { pending } = usePendingExecution({
    chainId,
    safeAddress: safeAddress ?? '0x',
  })
  const execution = useExecution({ chainId, safeTxHash: hash })
  const { entries } = useExecutions()
  const executed = useExecutionRecord({
    ...{ chainId, safe: safeAddress, rpc },
    ...executionQuery(details, verification),
  })
  const payments = usePayments(gateway, {
    ...{ chainId, safeAddress, recipients, known },
  })

  const asked = useMemo(
    () => subjectKey([safeAddress, transaction ?? transactionId]),
    [safeAddress, transaction, transactionId],
  )
  const work = useReviewRun<TransactionAction, ReviewedPayload>(config, {
    chainId,
    subject: asked,
    verdict,
    onPosted: parameters.onPosted,
  })
  const { acknowledgement } = work
  const { account, changed } = work.shown
  const review = found && {
    ...found.review,
    verdict,
    signatures: work.withOwn(hash, found.review.signatures),
  }
  const facts = {
    safeAddress,
    verification,
    record: subject && found?.record,
    account,
  }
  const canReject = isRejectable(verification, facts)
  const delegators = useDelegators(gateway, {
    ...{ chainId, safeAddress, account },
    owners: transaction && !found?.record ? verification?.chain?.owners : none,
  })
  const next = nextStep({
    review,
    account,
    isRejectable: canReject,
    delegators,
    isExecuting: pending !== undefined,
    // The app that asked is answered by the proposal, and stored with it.
    isStoredFirst:
      transaction !== undefined &&
      (origin !== undefined || typeof askedBy === 'string'),
  })
  const can = possibleActions({
    ...{ ...facts, next, isRejectable: canReject },
    isKept: work.isKept(hash, review?.signatures ?? []),
    isPlanned: plannedIn(rpc, safeAddress) !== undefined,
    isReplaceable: isReplaceable(entries, execution, account),
  })

  const run = async (action: TransactionAction): Promise<ReviewResult> => {
    if (!can[action] || changed || !review || !safeAddress)
      return { posted: false }
    return work.start(action, async (input) => {
      const { runTransactionAction } = await import('./transactionActions.ts')
      const subject = { chainId, safeAddress, review, origin }
      await runTransactionAction(action, { ...input, ...subject })
    })
  }

  return {
    ...work.shown,
    ...{ chainId, safeAddress, transactionId },
    status: statusOf(parameters, record, check),
    record: transaction ? found?.record : details,
    error: record.error ?? record.failureReason ?? check.error,
    isFetching: record.isFetching,
    refetch: () => {
      if (transaction === undefined) void record.refetch()
      refetch()
    },
    isDraft: transaction !== undefined && found?.record === undefined,
    hasRpc: rpc !== undefined,
    ...{ verification, verdict, simulation },
    payload: review?.payload,
    signatures: review?.signatures ?? none,
    recipients: recipients ?? none,
    approvals: approvals ?? none,
    code: code ?? noTokens,
    payments,
    tokens: review?.tokens ?? noTokens,
    nested: review?.nested ?? none,
    descriptions: review?.descriptions ?? none,
    acknowledgement: {
      ...acknowledgement,
      isNeeded:
        acknowledgement.isNeeded && (can.speedUp || isOffer(next, parameters)),
    },
    execution,
    executed,
    next,
    can,
    run,
  }
}

function statusOf(
  { transactionId = '', transaction }: useTransactionReview.Parameters,
  record: UseQueryResult<TransactionDetails>,
  check: UseQueryResult,
): UseTransactionReviewResult['status'] {
  if (transaction === undefined) {
    const { data, error, failureReason } = record
    if (data === undefined)
      return (error ?? failureReason) ? 'failed' : 'loading'
    // The body `null` is a record of nothing.
    if (data === null || !isRecordOf(transactionId, data)) return 'foreign'
    if (data.detailedExecutionInfo?.type !== 'MULTISIG') return 'unsigned'
  }
  if (check.isError) return 'failed'
  return check.data === undefined ? 'checking' : 'ready'
}

export declare namespace useTransactionReview {
  interface Parameters
    extends ReviewConfigParameters,
      Omit<ReviewOptions, 'acknowledged'> {
    /**
     * Id or safeTxHash of a record: the record has to be of exactly this one.
     */
    readonly transactionId?: string | undefined
    /**
     * A draft, made with `createSafeTransaction`, in place of a record. Keep its
     * identity between renders.
     */
    readonly transaction?: Readonly<SafeTransaction> | undefined
    /**
     * Who asked for a draft, for the gateway to keep with the proposal. With it,
     * or with `askedBy`, a draft is stored before it is executed, which takes two
     * prompts.
     */
    readonly origin?: string | undefined
    /** More ABIs for decoding. */
    readonly abis?: DecodeCallOptions['abis']
    /** The page executes it together with others, by `useBatchExecution`. */
    readonly isBatched?: boolean | undefined
    /** Called as soon as the gateway has stored the account's signature. */
    readonly onPosted?: ((safeTxHash: Hex) => void) | undefined
  }
}
