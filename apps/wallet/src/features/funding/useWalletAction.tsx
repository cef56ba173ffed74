import { SigningError } from '@strongroom/react-hooks/sign'
import { Notice } from '@strongroom/ui-kit'
import { useEffect, useRef, useState } from 'react'
import type { Hex } from 'viem'
import { useProblemText } from '../../core/useProblemText.ts'
import { useFundingTexts } from './texts.ts'

/** Why an action of the wallet ended without its result. */
interface WalletProblem {
  title: string
  detail?: string | undefined
}

/** What an action tells while it runs. */
export interface WalletSteps {
  /** Aborted when the component is gone. */
  signal: AbortSignal
  /** The wallet has sent a transaction of this hash, which is not mined yet. */
  onSent: (hash: Hex) => void
  /** Ends the action without an error of the wallet. */
  onProblem: (problem: WalletProblem) => void
}

/**
 * Runs one action of the connected wallet at a time: clicks are ignored until it
 * ends. An error becomes the problem; nothing is kept once the component is gone.
 */
export function useWalletAction() {
  const writeProblem = useProblemText()
  const [step, setStep] = useState<'idle' | 'wallet' | 'mining'>('idle')
  const [hash, setHash] = useState<Hex>()
  const [problem, setProblem] = useState<WalletProblem>()
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function run(action: (steps: WalletSteps) => Promise<void>) {
    if (running.current) return
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setProblem(undefined)
    setHash(undefined)
    setStep('wallet')
    try {
      await action({
        signal,
        onSent(sent) {
          setHash(sent)
          setStep('mining')
        },
        onProblem: setProblem,
      })
    } catch (cause) {
      if (signal.aborted) return
      const error =
        cause instanceof SigningError
          ? cause
          : new SigningError('walletFailed', { detail: String(cause) })
      setProblem({ title: writeProblem(error), detail: error.detail })
    } finally {
      running.current = null
      if (!signal.aborted) setStep('idle')
    }
  }
  return { step, hash, problem, isIdle: step === 'idle', run }
}

/** Shows how far an action of the wallet is, and its problem. */
export function WalletProgress({
  action: { step, hash, problem },
}: {
  action: ReturnType<typeof useWalletAction>
}) {
  const t = useFundingTexts()
  return (
    <>
      {problem && (
        <Notice tone="danger" role="alert" title={problem.title}>
          {problem.detail}
        </Notice>
      )}
      {step !== 'idle' && (
        <Notice
          role="status"
          title={step === 'wallet' ? t('confirm') : t('waiting')}
        >
          {hash && <code className="app-wrap">{hash}</code>}
        </Notice>
      )}
    </>
  )
}
