'use client'
import { useCallback, useRef, useState } from 'react'
import { useManager } from './useManager.ts'

/** How switching goes. */
export type SwitchChainState =
  | { readonly status: 'idle'; readonly chainId: null; readonly error: null }
  | {
      readonly status: 'switching'
      /** The requested chain. */
      readonly chainId: number
      readonly error: null
    }
  | {
      readonly status: 'failed'
      readonly chainId: number
      /** A `ConnectorError`; `SwitchChainNotSupported` among others. */
      readonly error: unknown
    }

/** Result of {@link useSwitchChain}. */
export type UseSwitchChainResult = SwitchChainState & {
  /** Switches the connected wallet. Rejects with the later `error`. */
  switchChain(chainId: number): Promise<void>
  /** Clears the error. */
  reset(): void
}

const idle = { status: 'idle', chainId: null, error: null } as const

/**
 * Switches the connected wallet to another chain and reports the progress.
 *
 * @throws MissingProviderError without a provider that has a `manager`
 * @example
 * import { useAccount, useSwitchChain } from '@strongroom/react-hooks/connect'
 *
 * export function Network() {
 *   const { chainId } = useAccount()
 *   const { switchChain, status } = useSwitchChain()
 *   if (chainId === 2020) return null
 *   return (
 *     <button
 *       disabled={status === 'switching'}
 *       onClick={() => switchChain(2020).catch(() => undefined)}
 *     >
 *       Switch to Ronin
 *     </button>
 *   )
 * }
 */
export function useSwitchChain(): UseSwitchChainResult {
  const manager = useManager('useSwitchChain')
  const [state, setState] = useState<SwitchChainState>(idle)
  const last = useRef(0)

  const switchChain = useCallback(
    async (chainId: number) => {
      const turn = ++last.current
      const show = (next: SwitchChainState) => {
        if (turn === last.current) setState(next)
      }
      show({ status: 'switching', chainId, error: null })
      try {
        await manager.switchChain(chainId)
        show(idle)
      } catch (error) {
        show({ status: 'failed', chainId, error })
        throw error
      }
    },
    [manager],
  )
  const reset = useCallback(() => {
    last.current++
    setState(idle)
  }, [])

  return { ...state, switchChain, reset }
}
