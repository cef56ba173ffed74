import type { AppBridge } from '@strongroom/safe-apps-bridge'
import { useCallback, useEffect, useState } from 'react'
import { loadSafe, type Safe } from './loadSafe.ts'

/** What is known of the safe. A refresh keeps the last answer in sight. */
export interface SafeState {
  safe: Safe | undefined
  error: unknown
  isLoading: boolean
}

/** Loads the safe, and again on `reload`. */
export function useSafe(bridge: AppBridge) {
  const [round, setRound] = useState(0)
  const [state, setState] = useState<SafeState>({
    safe: undefined,
    error: undefined,
    isLoading: true,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round asks anew
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    setState(({ safe }) => ({ safe, error: undefined, isLoading: true }))
    loadSafe(bridge, signal).then(
      (safe) => {
        if (!signal.aborted)
          setState({ safe, error: undefined, isLoading: false })
      },
      (error: unknown) => {
        if (!signal.aborted)
          setState(({ safe }) => ({ safe, error, isLoading: false }))
      },
    )
    return () => controller.abort()
  }, [bridge, round])
  const reload = useCallback(() => setRound((count) => count + 1), [])
  return { ...state, reload }
}
