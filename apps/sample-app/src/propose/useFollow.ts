import { useEffect, useState } from 'react'
import { describeFailure, type Failure } from '../requests/describeFailure.ts'
import type { Progress, SafeWallet } from '../wallet/SafeWallet.ts'

/** Status of a proposed transaction, as far as the wallet sends it. */
export interface Followed {
  progress: Progress | undefined
  failure: Failure | undefined
  /** Retries after a failure. */
  retry: () => void
}

/** Follows a transaction to its end. */
export function useFollow(
  wallet: SafeWallet,
  safeTxHash: string | undefined,
): Followed {
  const [round, setRound] = useState(0)
  const [progress, setProgress] = useState<Progress>()
  const [failure, setFailure] = useState<Failure>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round asks anew
  useEffect(() => {
    setProgress(undefined)
    setFailure(undefined)
    if (safeTxHash === undefined) return
    const controller = new AbortController()
    const { signal } = controller
    const onProgress = (next: Progress) => {
      if (!signal.aborted) setProgress(next)
    }
    wallet
      .follow(safeTxHash, { signal, onProgress })
      .then(onProgress, (error: unknown) => {
        if (!signal.aborted) setFailure(describeFailure(error))
      })
    return () => controller.abort()
  }, [wallet, safeTxHash, round])
  const retry = () => setRound((count) => count + 1)
  return { progress, failure, retry }
}
