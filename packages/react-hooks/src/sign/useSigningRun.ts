'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useManager } from '../connect/useManager.ts'
import { errorLine } from './errorLine.ts'
import { SigningError } from './SigningError.ts'
import { useWalletPort } from './useWalletPort.ts'
import { withWallet } from './withWallet.ts'

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
 * the steps of signing one by one; the hooks for signing do it by themselves. Like those,
 * it counts in `useIsMutating`: an app that reloads itself can wait for the wallet.
 *
 * @throws MissingProviderError without a provider that has a `manager`
 */
export function useSigningRun<Step extends string>(
  chainId: string,
  /** Key of the transaction or message; a change of it ends the action. */
  subject?: string | undefined,
) {
  const manager = useManager('useSigningRun')
  const wallet = useWalletPort()
  const queryClient = useQueryClient()
  const [step, setStep] = useState<Step | 'idle'>('idle')
  const running = useRef<AbortController>(null)

  // The page shows something else by now, or is left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change is the reason
  useEffect(
    () => () => running.current?.abort(new SigningError('cancelled')),
    [chainId, subject],
  )

  /** Runs one action; a second click while it runs does nothing. */
  async function run(
    work: (current: SigningRun) => Promise<void>,
  ): Promise<ActionResult> {
    if (running.current !== null) return { posted: false }
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    // Each run has its own: the wallet may still answer an older run.
    const current = { signal, posted: false }
    const result = withWallet(manager, { chainId, signal }, (_, open) => {
      current.signal = open
      return work(current)
    }).then(
      (): ActionResult => ({ posted: current.posted }),
      (error: unknown): ActionResult => ({
        posted: current.posted,
        problem: toSigningError(error),
      }),
    )
    try {
      const mutation = queryClient.getMutationCache().build(queryClient, {
        mutationFn: () => result,
        networkMode: 'always' as const,
      })
      return await mutation.execute(undefined)
    } finally {
      running.current = null
      setStep('idle')
    }
  }

  /** A run that was closed shows no further step. */
  function enter(next: Step, { signal }: SigningRun) {
    signal.throwIfAborted()
    setStep(next)
  }

  return { wallet, step, run, enter }
}

function toSigningError(error: unknown): SigningError {
  return error instanceof SigningError
    ? error
    : new SigningError('walletFailed', { detail: errorLine(error) })
}
