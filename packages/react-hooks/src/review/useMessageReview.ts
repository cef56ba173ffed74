'use client'
import type { SafeInfo, SafeMessage } from '@strongroom/gateway-sdk'
import type {
  RecipientFacts,
  SignableMessage,
  Verdict,
} from '@strongroom/safe-protocol/risks'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Address, Hex } from 'viem'
import { messageQueryOptions } from '../calls/messages.gen.ts'
import type { ReviewedMessage } from '../sign/ReviewedMessage.ts'
import type { MessageReview } from '../sign/TransactionReview.ts'
import type { TypedDataInput } from '../verify/readSignable.ts'
import type { MessageCheck, MessageSubject } from './checkMessage.ts'
import { type MessageStep, nextMessageStep } from './MessageStep.ts'
import type { MessageAction } from './messageActions.ts'
import type { ReviewProgress, ReviewResult } from './ReviewProgress.ts'
import { subjectKey } from './subjectKey.ts'
import {
  type ReviewConfigParameters,
  useReviewCheck,
  useReviewConfig,
} from './useReviewCheck.ts'
import { type ReviewAcknowledgement, useReviewRun } from './useReviewRun.ts'

/** Result of {@link useMessageReview}. */
export interface UseMessageReviewResult {
  readonly chainId: string
  readonly safeAddress: Address | undefined
  /**
   * `loading`: the record is read. `failed`: the gateway or the code that checks
   * could not be reached, see `error`. `foreign`: the gateway sent another message
   * than the one asked for; show nothing of it. `unreadable`: types and values do
   * not fit together. `checking`, then `ready`: see `verification`.
   */
  readonly status:
    | 'loading'
    | 'failed'
    | 'foreign'
    | 'unreadable'
    | 'checking'
    | 'ready'
  /** Content to show: the message in the form that is hashed and signed. */
  readonly content: SignableMessage | undefined
  /** The safe as the gateway has it. */
  readonly safe: SafeInfo | undefined
  /** The gateway's record; undefined while it has none. */
  readonly record: SafeMessage | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  /** Reads the record again, and checks it. */
  readonly refetch: () => void
  /** There is a node of the owner's to ask. */
  readonly hasRpc: boolean
  /** Result of the checks; undefined while they run. */
  readonly verification: MessageReview['verification'] | undefined
  /** The payload that may be signed, for `signForParent`. */
  readonly payload: MessageReview['payload']
  /** Decision of the policy; undefined until the message is read. */
  readonly verdict: Verdict | undefined
  /** Description by the author of its contract: a claim. */
  readonly description: MessageReview['description']
  readonly acknowledgement: ReviewAcknowledgement
  /** The one useful thing to do now. */
  readonly next: MessageStep
  /** Actions that are possible now, beside `next`. */
  readonly can: Readonly<Record<MessageAction, boolean>>
  /**
   * Set when account or chain changed since the review was opened: it is void
   * until `restart`.
   */
  readonly changed: 'account' | 'chain' | undefined
  readonly restart: () => void
  /** The connected account. */
  readonly account: Address | undefined
  readonly progress: ReviewProgress<MessageAction> | undefined
  /**
   * Runs one action on what this render shows, and resolves to its result; never
   * rejects. One action of a page runs at a time. It ends when the hook is given
   * something else, and when account or network change.
   */
  readonly run: (action: MessageAction) => Promise<ReviewResult>
  /** Forgets how the last action ended. */
  readonly dismiss: () => void
}

const loadChecks = () => import('./checkMessage.ts')

/**
 * A message under review: one that an app or the owner wants signed, or one that
 * the gateway has. As `useTransactionReview`: hashed here, compared with the
 * owner's node, decided on by the policy, and signed once by each owner.
 *
 * @throws MissingProviderError without a provider that has a `manager` and a
 * `gateway`
 * @example
 * import { useMessageReview } from '@strongroom/react-hooks/review'
 *
 * export function Agree() {
 *   const { next, run, progress } = useMessageReview({
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *     message: 'I agree to the terms.',
 *   })
 *   return (
 *     <button
 *       disabled={next.kind !== 'confirm'}
 *       onClick={() => void run('confirm')}
 *     >
 *       {progress?.status ?? next.reason}
 *     </button>
 *   )
 * }
 */
export function useMessageReview(
  parameters: useMessageReview.Parameters,
): UseMessageReviewResult {
  const { chainId, safeAddress, messageHash, message } = parameters
  const { origin = null, allowRawHex, known } = parameters
  const config = useReviewConfig('useMessageReview', parameters)
  const isDraft = message !== undefined
  const stored = useQuery({
    ...messageQueryOptions(config.gateway, {
      chainId,
      messageHash: isDraft ? undefined : messageHash,
    }),
    refetchInterval: 10_000,
  })
  const subject = subjectOf(parameters, stored.data)
  const name = subject && subjectKey([subject, origin, allowRawHex, known])
  const { check, found, safe, refetch } = useReviewCheck(config, {
    name: 'messageReview',
    subject: name,
    asked: isDraft ? [name] : [messageHash, origin, allowRawHex, known],
    interval: isDraft ? 4_000 : 12_000,
    load: loadChecks,
    async check(input): Promise<MessageCheck> {
      const { checkMessage } = await loadChecks()
      return checkMessage(subject as MessageSubject, {
        ...input,
        origin: origin ?? stored.data?.origin ?? null,
        allowRawHex,
        known,
      })
    },
  })
  const { content, verdict } = found ?? {}
  const verification = found?.review?.verification
  const hash = verification?.hashes?.safeMessageHash

  const work = useReviewRun<MessageAction, ReviewedMessage>(config, {
    chainId,
    subject: subjectKey([safeAddress, message ?? messageHash]),
    verdict,
    onPosted: parameters.onPosted,
  })
  const { acknowledgement } = work
  const { account, changed } = work.shown
  const review = found?.review && {
    ...found.review,
    verification: {
      ...found.review.verification,
      signatures: work.withOwn(hash, found.review.verification.signatures),
    },
  }
  const next: MessageStep =
    content?.kind === 'bytes'
      ? { kind: 'none', reason: 'onChainOnly' }
      : nextMessageStep(review, account)
  const isKept = work.isKept(hash, review?.verification.signatures ?? [])
  const can = {
    confirm: next.kind === 'confirm' && !isKept,
    postAgain: isKept,
  }

  const run = async (action: MessageAction): Promise<ReviewResult> => {
    if (!can[action] || changed || !review || !safeAddress)
      return { posted: false }
    return work.start(action, async (input) => {
      const { runMessageAction } = await import('./messageActions.ts')
      const subject = { chainId, safeAddress, review, origin }
      await runMessageAction(action, { ...input, ...subject })
    })
  }

  return {
    ...work.shown,
    chainId,
    safeAddress,
    status: statusOf(parameters, stored, check),
    content,
    safe,
    record: isDraft ? found?.record : stored.data,
    error:
      stored.error ??
      stored.failureReason ??
      check.error ??
      found?.error ??
      null,
    isFetching: stored.isFetching || check.isFetching,
    refetch: () => {
      if (!isDraft) void stored.refetch()
      refetch()
    },
    hasRpc: config.rpc !== undefined,
    verification,
    payload: review?.payload,
    verdict,
    description: review?.description,
    acknowledgement: {
      ...acknowledgement,
      isNeeded: acknowledgement.isNeeded && next.kind === 'confirm',
    },
    next,
    can,
    run,
  }
}

function subjectOf(
  { message, messageHash }: useMessageReview.Parameters,
  record: SafeMessage | undefined,
): MessageSubject | undefined {
  if (message !== undefined) return { message }
  return record && messageHash ? { record, messageHash } : undefined
}

function statusOf(
  { message }: useMessageReview.Parameters,
  stored: UseQueryResult<SafeMessage>,
  check: UseQueryResult<MessageCheck>,
): UseMessageReviewResult['status'] {
  if (message === undefined && stored.data === undefined)
    return (stored.error ?? stored.failureReason) ? 'failed' : 'loading'
  if (check.isError) return 'failed'
  if (check.data === undefined) return 'checking'
  const { content, review, error } = check.data
  if (error) return 'failed'
  const problems = review?.verification.problems ?? []
  // The page shows the content that an app or the owner gave, whatever the gateway has.
  if (message === undefined && problems.some(({ kind }) => kind === 'message'))
    return 'foreign'
  return content === undefined ? 'unreadable' : 'ready'
}

export declare namespace useMessageReview {
  interface Parameters
    extends ReviewConfigParameters,
      Pick<RecipientFacts, 'known'> {
    /** The hash of a message that the gateway has. */
    readonly messageHash?: Hex | undefined
    /**
     * Content that an app or the owner wants signed, in place of a record: a text, typed
     * data (EIP-712), or 0x-hexadecimal, which stands for its bytes. Keep its
     * identity between renders.
     */
    readonly message?: string | TypedDataInput | undefined
    /** Origin of the app that asks; null or absent for the owner. */
    readonly origin?: string | null | undefined
    /** The owner chose to sign what cannot be read. @default false */
    readonly allowRawHex?: boolean | undefined
    /** Called as soon as the gateway has stored the account's signature. */
    readonly onPosted?: ((messageHash: Hex) => void) | undefined
  }
}
