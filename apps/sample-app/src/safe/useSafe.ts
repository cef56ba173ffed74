import type { AppBridge, SafeInfo } from '@strongroom/safe-apps-bridge'
import { useCallback, useEffect, useState } from 'react'
import { loadSafe, type Safe } from './loadSafe.ts'

/** State of the safe. A refresh keeps the last answer visible. */
export interface SafeState {
  safe: Safe | undefined
  error: unknown
  isLoading: boolean
  /** Whether the wallet closed the app. */
  isClosed: boolean
}

const starting: SafeState = {
  safe: undefined,
  error: undefined,
  isLoading: true,
  isClosed: false,
}

/** Loads the safe, again on `reload`, and on each event of the wallet. */
export function useSafe(bridge: AppBridge) {
  const [round, setRound] = useState(0)
  const [state, setState] = useState(starting)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round asks anew
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    setState(({ safe }) => ({ ...starting, safe }))
    loadSafe(bridge, signal).then(
      (safe) => {
        if (!signal.aborted) setState({ ...starting, safe, isLoading: false })
      },
      (error: unknown) => {
        if (!signal.aborted)
          setState(({ safe }) => ({
            ...starting,
            safe,
            error,
            isLoading: false,
          }))
      },
    )
    return () => controller.abort()
  }, [bridge, round])
  const reload = useCallback(() => setRound((count) => count + 1), [])
  useEffect(() => {
    const patch = (change: Partial<SafeInfo>) =>
      setState((state) =>
        state.safe === undefined
          ? state
          : {
              ...state,
              safe: { ...state.safe, info: { ...state.safe.info, ...change } },
            },
      )
    const stops = [
      bridge.on('safeChanged', (info) => {
        // Inputs for one safe must not reach another meanwhile.
        setState((state) =>
          state.safe?.info.safeAddress === info.safeAddress &&
          state.safe.info.chainId === info.chainId
            ? state
            : { ...state, safe: undefined },
        )
        reload()
      }),
      bridge.on('chainChanged', reload),
      // It may have paid something.
      bridge.on('transactionStatus', ({ txStatus }) => {
        if (txStatus === 'SUCCESS') reload()
      }),
      bridge.on('readOnlyChanged', patch),
      bridge.on('ownersChanged', patch),
      bridge.on('shutdown', () =>
        setState((state) => ({ ...state, isClosed: true })),
      ),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [bridge, reload])
  return { ...state, reload }
}
