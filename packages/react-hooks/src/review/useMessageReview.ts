'use client'
import type { SafeInfo, SafeMessage } from '@strongroom/gateway-sdk'
import type { SignableMessage, Verdict } from '@strongroom/safe-protocol/risks'
import {
  skipToken,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Address, Hex } from 'viem'
import { messageQueryOptions } from '../query/messageQueryOptions.ts'
import { safeQueryOptions } from '../query/safeQueryOptions.ts'
import { SigningError } from '../sign/SigningError.ts'
import type { MessageReview } from '../sign/TransactionReview.ts'
import type { TypedDataInput } from '../verify/readSignable.ts'
import type { MessageCheck, MessageSubject } from './checkMessage.ts'
import { type MessageStep, nextMessageStep } from './MessageStep.ts'
import type { KeptMessageSignature, MessageAction } from './messageActions.ts'
import type { ReviewProgress, ReviewResult } from './ReviewProgress.ts'
import {
  type ReviewAcknowledgement,
  useAcknowledgement,
} from './useAcknowledgement.ts'
import {
  type ReviewConfigParameters,
  useReviewConfig,
} from './useReviewConfig.ts'
import { useReviewRun } from './useReviewRun.ts'

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
  /** Decision of the policy; undefined until the message is read. */
  readonly verdict: Verdict | undefined
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
   * Does one thing, one at a time, and says how it ended; never rejects. What was
   * on screen in this render is what is signed.
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
  const {
    chainId,
    safeAddress,
    messageHash,
    message,
    origin = null,
  } = parameters
  const { allowRawHex } = parameters
  const queryClient = useQueryClient()
  const config = useReviewConfig('useMessageReview', parameters)
  const { gateway, rpc } = config
  const safe = useQuery(safeQueryOptions(gateway, { chainId, safeAddress }))
  const isDraft = message !== undefined
  const stored = useQuery({
    ...messageQueryOptions(gateway, {
      chainId,
      messageHash: isDraft ? undefined : messageHash,
    }),
    refetchInterval: 10_000,
  })
  useEffect(() => {
    // While the record is read; the check asks again when it fails.
    loadChecks().catch(() => undefined)
  }, [])
  // A gateway that fails once is not waited for: the chain answers without it.
  const isSafeRead = safe.isSuccess || safe.failureCount > 0
  const info = safe.failureCount > 0 ? undefined : safe.data
  const subject = subjectOf(parameters, stored.data)
  const check = useQuery({
    queryKey: [
      'strongroom',
      'messageReview',
      { scope: gateway.uid, node: config.nodeId, chainId, safeAddress },
      messageHash,
      JSON.stringify([subject, info?.threshold, origin, allowRawHex]),
    ],
    queryFn:
      subject && isSafeRead && safeAddress
        ? async ({ signal }): Promise<MessageCheck> => {
            const { checkMessage } = await loadChecks()
            return checkMessage(subject, {
              gateway,
              chainId,
              safeAddress,
              safe: info,
              rpc,
              origin: origin ?? stored.data?.origin ?? null,
              allowRawHex,
              signal,
            })
          }
        : skipToken,
    // Others sign, and the chain moves on, while somebody reads.
    refetchInterval: isDraft ? 4_000 : 12_000,
    staleTime: 0,
    gcTime: 60_000,
    retry: false,
    structuralSharing: false,
  })
  // A check that failed leaves nothing of the one before it.
  const found = check.isError ? undefined : check.data
  const content = found?.content
  const verdict = found?.verdict
  const verification = found?.review?.verification
  const hash = verification?.hashes?.safeMessageHash

  const work = useReviewRun<MessageAction>(chainId)
  const account = work.wallet?.account
  const acknowledgement = useAcknowledgement(verdict, account)
  const [kept, setKept] = useState<KeptMessageSignature>()
  const [given, setGiven] = useState<KeptMessageSignature>()
  const review = found?.review && withOwn(found.review, given)
  const next: MessageStep =
    content?.kind === 'bytes'
      ? { kind: 'none', reason: 'onChainOnly' }
      : nextMessageStep(review, account)
  const isKept =
    hash !== undefined && kept?.payload.hashes.safeMessageHash === hash
  const can = {
    confirm: next.kind === 'confirm' && !isKept,
    postAgain: isKept,
  }

  const run = async (action: MessageAction): Promise<ReviewResult> => {
    if (!can[action] || work.changed || !review || !safeAddress)
      return { posted: false }
    return work.start(action, async (current) => {
      const { wallet } = work
      if (wallet === undefined) throw new SigningError('notConnected')
      const { runMessageAction } = await import('./messageActions.ts')
      await runMessageAction(action, {
        config,
        queryClient,
        chainId,
        safeAddress,
        wallet,
        review,
        isAcknowledged: acknowledgement.isGiven,
        origin,
        kept,
        onKept: setKept,
        onPosted: (posted) => {
          setKept(undefined)
          setGiven(posted)
          parameters.onPosted?.(posted.payload.hashes.safeMessageHash)
        },
        current,
      })
    })
  }

  return {
    chainId,
    safeAddress,
    status: statusOf(parameters, stored, check),
    content,
    safe: info,
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
      void check.refetch()
    },
    hasRpc: rpc !== undefined,
    verification,
    verdict,
    acknowledgement: {
      ...acknowledgement,
      isNeeded: acknowledgement.isNeeded && next.kind === 'confirm',
    },
    next,
    can,
    changed: work.changed,
    restart: () => {
      acknowledgement.set(false)
      work.restart()
    },
    account,
    progress: work.progress,
    run,
    dismiss: work.dismiss,
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

/** Counts an own signature at once, before the gateway shows it. */
function withOwn(
  review: MessageReview,
  given: KeptMessageSignature | undefined,
): MessageReview {
  const { payload, verification } = review
  const isMissing =
    given !== undefined &&
    payload?.hashes.safeMessageHash === given.payload.hashes.safeMessageHash &&
    verification.signatures.every(
      ({ signer }) => signer !== given.signature.signer,
    )
  if (!isMissing) return review
  const signatures = [...verification.signatures, given.signature]
  return { ...review, verification: { ...verification, signatures } }
}

export declare namespace useMessageReview {
  interface Parameters extends ReviewConfigParameters {
    readonly safeAddress: Address | undefined
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
