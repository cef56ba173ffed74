'use client'
import { useState } from 'react'
import { useReviewGuard } from '../sign/useReviewGuard.ts'
import { useSigningRun } from '../sign/useSigningRun.ts'
import type {
  ReviewActionStep,
  ReviewHashes,
  ReviewProgress,
  ReviewResult,
  ReviewRun,
} from './ReviewProgress.ts'

interface Last<Action> {
  readonly action: Action
  readonly hashes?: ReviewHashes | undefined
  readonly result?: ReviewResult
}

/**
 * The actions of a review: one at a time, bound to the account and the network
 * the review was opened with, with a progress that ends.
 */
export function useReviewRun<Action extends string>(chainId: string) {
  const { wallet, step, run, enter, dismiss } =
    useSigningRun<ReviewActionStep>(chainId)
  const { changed, restart } = useReviewGuard(chainId)
  const [last, setLast] = useState<Last<Action>>()

  async function start(
    action: Action,
    work: (current: ReviewRun) => Promise<void>,
  ): Promise<ReviewResult> {
    let own: ReviewRun | undefined
    const ended = await run(async (current) => {
      own = Object.assign(current, {
        enter(next: ReviewActionStep, hashes?: ReviewHashes) {
          enter(next, current)
          setLast({ action, hashes })
        },
      })
      own.enter('checking')
      await work(own)
    })
    // A second click while an action runs changes nothing.
    if (own === undefined) return ended
    const result = { ...ended, txHash: own.txHash }
    setLast({ action, result })
    return result
  }

  return {
    wallet,
    changed,
    restart,
    start,
    isRunning: step !== 'idle',
    progress: progressOf(last, step),
    dismiss: () => {
      setLast(undefined)
      dismiss()
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
