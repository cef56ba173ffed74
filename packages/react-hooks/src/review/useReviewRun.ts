'use client'
import type { SafeSignature } from '@strongroom/safe-protocol'
import type { Verdict } from '@strongroom/safe-protocol/risks'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import type { Address, Hex } from 'viem'
import type { OwnSignature } from '../sign/checkSignature.ts'
import type { ReviewedMessage } from '../sign/ReviewedMessage.ts'
import type { ReviewedPayload } from '../sign/ReviewedPayload.ts'
import type { SigningConfig } from '../sign/SigningConfig.ts'
import { SigningError } from '../sign/SigningError.ts'
import { useReviewGuard } from '../sign/useReviewGuard.ts'
import { useSigningRun } from '../sign/useSigningRun.ts'
import type { WalletPort } from '../sign/WalletPort.ts'
import { hashOf, type KeptSignature, missingFrom } from './keptSignatures.ts'
import type {
  ReviewActionStep,
  ReviewHashes,
  ReviewProgress,
  ReviewResult,
  ReviewRun,
} from './ReviewProgress.ts'

/** The input of an action, as it was on screen when the button was pressed. */
export interface ReviewActionInput<
  P extends ReviewedPayload | ReviewedMessage,
> {
  readonly config: SigningConfig
  readonly queryClient: QueryClient
  readonly wallet: WalletPort
  /** The owner has accepted what the verdict on screen names. */
  readonly isAcknowledged: boolean
  /** Signatures that the gateway did not take. */
  readonly kept: readonly KeptSignature<P>[]
  readonly onKept: (kept: KeptSignature<P>) => void
  readonly onPosted: (
    posted: KeptSignature<P>,
    isConfirmation?: boolean,
  ) => void
  readonly current: ReviewRun
}

interface Last<Action> {
  readonly subject: string
  readonly action: Action
  readonly hashes?: ReviewHashes | undefined
  readonly result?: ReviewResult
}

interface RunOptions {
  readonly chainId: string
  /** Names what is under review; a change of it ends the action. */
  readonly subject: string
  readonly verdict: Verdict | undefined
  readonly onPosted: ((hash: Hex) => void) | undefined
}

/**
 * The actions of a review: one at a time, bound to the account and the network
 * the review was opened with, with a progress that ends. Also what the account
 * has accepted and signed.
 */
export function useReviewRun<
  Action extends string,
  P extends ReviewedPayload | ReviewedMessage,
>(config: SigningConfig, { chainId, subject, verdict, onPosted }: RunOptions) {
  const queryClient = useQueryClient()
  const { wallet, step, run, enter } = useSigningRun<ReviewActionStep>(
    chainId,
    subject,
  )
  const { changed, restart } = useReviewGuard(chainId)
  const account = wallet?.account
  const acknowledgement = useAcknowledgement(verdict, account)
  const [last, setLast] = useState<Last<Action>>()
  const [kept, setKept] = useState<readonly KeptSignature<P>[]>([])
  const [given, setGiven] = useState<readonly KeptSignature<P>[]>([])

  async function start(
    action: Action,
    work: (input: ReviewActionInput<P>) => Promise<void>,
  ): Promise<ReviewResult> {
    let own: ReviewRun | undefined
    const ended = await run(async (signing) => {
      const current: ReviewRun = Object.assign(signing, {
        enter(next: ReviewActionStep, hashes?: ReviewHashes) {
          enter(next, signing)
          setLast({ subject, action, hashes })
        },
      })
      own = current
      current.enter('checking')
      if (wallet === undefined) throw new SigningError('notConnected')
      await work({
        config,
        queryClient,
        wallet,
        isAcknowledged: acknowledgement.isGiven,
        kept,
        onKept: (one) => setKept((all) => [...all, one]),
        onPosted: (posted, isConfirmation = true) => {
          setKept((all) => all.filter((one) => one !== posted))
          if (isConfirmation) setGiven((all) => [...all, posted])
          // A rejection is another transaction than the one under review.
          if (hashOf(posted) === verdict?.hash) onPosted?.(hashOf(posted))
        },
        current,
      })
    })
    // A second click while an action runs changes nothing.
    if (own === undefined && !ended.problem) return ended
    const result = { ...ended, txHash: own?.txHash }
    setLast({ subject, action, result })
    return result
  }

  return {
    start,
    acknowledgement,
    /** A signature of this hash waits for the gateway. */
    isKept: (hash: Hex | undefined, signatures: readonly SafeSignature[]) =>
      missingFrom(signatures, kept, { chainId, hash }).length > 0,
    /** Counts own signatures at once, before the gateway shows them. */
    withOwn<S extends SafeSignature>(
      hash: Hex | undefined,
      signatures: readonly S[],
    ): readonly (S | OwnSignature)[] {
      const own = missingFrom(signatures, given, { chainId, hash })
      return [...signatures, ...own.map(({ signature }) => signature)]
    },
    /** Fields that both reviews return. */
    shown: {
      account,
      changed,
      restart: () => {
        acknowledgement.set(false)
        restart()
      },
      progress: last?.subject === subject ? progressOf(last, step) : undefined,
      dismiss: () => setLast(undefined),
    },
  }
}

function progressOf<Action extends string>(
  last: Last<Action> | undefined,
  step: ReviewActionStep | 'idle',
): ReviewProgress<Action> | undefined {
  if (last === undefined) return undefined
  const { action, hashes, result } = last
  if (step !== 'idle') return { status: 'running', action, step, hashes }
  if (result === undefined) return undefined
  const { problem, posted, txHash } = result
  return problem
    ? { status: 'failed', action, problem, posted }
    : { status: 'done', action, txHash }
}

/** The boxes an owner ticks under the findings that have to be accepted. */
export interface ReviewAcknowledgement {
  /** The policy asks for it. */
  readonly isNeeded: boolean
  /** It was given for this hash and this account, and covers every finding. */
  readonly isGiven: boolean
  /** Findings appeared after a box was ticked: the owner has to read them too. */
  readonly isOutdated: boolean
  /** Ids of the reasons of the verdict that were accepted. */
  readonly accepted: ReadonlySet<string>
  /**
   * Accepts every finding that has to be, or takes that back; with `ids`, those of
   * these reasons alone.
   */
  readonly set: (isGiven: boolean, ids?: readonly string[]) => void
}

const nothing: ReadonlySet<string> = new Set()

/**
 * The findings that an owner accepted. It covers no other hash, finding or
 * account: those start without one.
 */
function useAcknowledgement(
  verdict: Verdict | undefined,
  account: Address | undefined,
): ReviewAcknowledgement {
  const [given, setGiven] = useState<{
    readonly subject: string
    readonly accepted: ReadonlySet<string>
    /** What stood on the page at the last tick. */
    readonly seen: ReadonlySet<string>
  }>()
  const ids = useMemo(
    () =>
      (verdict?.reasons ?? []).flatMap(({ decision, id }) =>
        decision === 'acknowledge' ? [id] : [],
      ),
    [verdict],
  )
  const isNeeded = ids.length > 0 && verdict?.decision !== 'refuse'
  const subject = JSON.stringify([verdict?.hash, account])
  const current = given?.subject === subject ? given : undefined
  const accepted = current?.accepted ?? nothing
  const { seen } = current ?? {}
  // The same until the findings change: rows of recipients are memoised by it.
  const set = useCallback<ReviewAcknowledgement['set']>(
    (isGiven, chosen = ids) => {
      setGiven((last) => {
        const next = new Set(last?.subject === subject ? last.accepted : [])
        for (const id of chosen)
          if (!isGiven) next.delete(id)
          else if (ids.includes(id)) next.add(id)
        return next.size === 0
          ? undefined
          : { subject, accepted: next, seen: new Set(ids) }
      })
    },
    [ids, subject],
  )
  return {
    isNeeded,
    isGiven: isNeeded && ids.every((id) => accepted.has(id)),
    isOutdated:
      isNeeded && seen !== undefined && ids.some((id) => !seen.has(id)),
    accepted,
    set,
  }
}
