'use client'
import { useEffect, useRef, useState } from 'react'
import { useManager } from '../connect/useManager.ts'
import { errorLine } from './errorLine.ts'
import { SigningError } from './SigningError.ts'
import { untilClosed } from './untilClosed.ts'
import { useWalletPort } from './useWalletPort.ts'
import { watchWallet } from './watchWallet.ts'

/** How an action ended. */
export interface ActionResult {
  /** The gateway has the signature, whatever came after. */
  posted: boolean
  problem?: SigningError
}

/** One action under way. */
export interface SigningRun {
  readonly signal: AbortSignal
  posted: boolean
}

/**
 * Runs one action with the wallet at a time, bound to the account and the
 * network it was begun with: a change of either ends it. For pages that take
 * the steps of signing one by one; the hooks for signing do it by themselves.
 *
 * @throws MissingProviderError without a provider that has a `manager`
 */
export function useSigningRun<Step extends string>(chainId: string) {
  const manager = useManager('useSigningRun')
  const wallet = useWalletPort()
  const [step, setStep] = useState<Step | 'idle'>('idle')
  const [problem, setProblem] = useState<SigningError>()
  const running = useRef<AbortController>(null)

  // What somebody left is not signed by a late answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change is the reason
  useEffect(
    () => () => running.current?.abort(new SigningError('chainChanged')),
    [chainId],
  )

  /** Runs one action; a second click while it runs does nothing. */
  async function run(
    work: (current: SigningRun) => Promise<void>,
  ): Promise<ActionResult> {
    if (running.current !== null) return { posted: false }
    const controller = new AbortController()
    // Of this run alone: an older one may still be answered.
    const current: SigningRun = { signal: controller.signal, posted: false }
    running.current = controller
    setProblem(undefined)
    const stop = watchWallet(manager, chainId, (changed) =>
      controller.abort(changed),
    )
    try {
      await untilClosed(controller.signal, () => work(current))
      return { posted: current.posted }
    } catch (error) {
      const found = toSigningError(error)
      setProblem(found)
      return { posted: current.posted, problem: found }
    } finally {
      stop()
      // Whatever still answers finds its request closed.
      controller.abort(new SigningError('cancelled'))
      running.current = null
      setStep('idle')
    }
  }

  /** A run that was closed shows no further step. */
  function enter(next: Step, { signal }: SigningRun) {
    signal.throwIfAborted()
    setStep(next)
  }

  return {
    wallet,
    step,
    problem,
    run,
    enter,
    dismiss: () => setProblem(undefined),
  }
}

function toSigningError(error: unknown): SigningError {
  return error instanceof SigningError
    ? error
    : new SigningError('walletFailed', { detail: errorLine(error) })
}
