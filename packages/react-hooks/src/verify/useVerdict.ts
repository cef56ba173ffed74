'use client'
import { useCallback, useEffect, useMemo, useState } from 'react'

/**
 * Runs a check on exactly these inputs: while any of them is new or missing, the
 * answer is `checking`.
 */
export function useVerdict<
  I extends object,
  V extends object,
  C extends object,
>(
  inputs: I | undefined,
  verify: (inputs: I & { readonly signal: AbortSignal }) => Promise<V>,
  checking: C,
): (V | C) & { readonly recheck: () => void } {
  const [round, setRound] = useState(0)
  const [outcome, setOutcome] = useState<{ inputs: I; verdict: V }>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a round is a reason
  useEffect(() => {
    if (inputs === undefined) return
    const controller = new AbortController()
    const { signal } = controller
    verify({ ...inputs, signal }).then(
      (verdict) => {
        if (!signal.aborted) setOutcome({ inputs, verdict })
      },
      // It rejects on an abort alone: the component has left by then.
      () => {},
    )
    return () => controller.abort()
  }, [inputs, round])

  const recheck = useCallback(() => {
    setOutcome(undefined)
    setRound((before) => before + 1)
  }, [])
  const verdict =
    inputs !== undefined && outcome?.inputs === inputs
      ? outcome.verdict
      : checking
  return useMemo(() => ({ ...verdict, recheck }), [verdict, recheck])
}
