import type {
  AppBridge,
  ChainInfo,
  SafeInfo,
} from '@strongroom/safe-apps-bridge'
import { useEffect, useMemo, useState } from 'react'
import { createBridgeWallet } from './createBridgeWallet.ts'
import type { SafeWallet } from './SafeWallet.ts'

/** The wallet by the chosen way; by the bridge until wagmi has loaded. */
export function useSafeWallet(
  bridge: AppBridge,
  kind: SafeWallet['kind'],
  { info, chain }: { info: SafeInfo; chain: ChainInfo },
): { wallet: SafeWallet; isLoading: boolean; error: unknown } {
  const own = useMemo(() => createBridgeWallet(bridge), [bridge])
  const [loaded, setLoaded] = useState<{ for: string; wallet: SafeWallet }>()
  const [error, setError] = useState<unknown>()
  const place = `${info.chainId}:${info.safeAddress}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the safe by its place
  useEffect(() => {
    setError(undefined)
    if (kind !== 'wagmi') return
    let isCurrent = true
    let created: SafeWallet | undefined
    // Loaded when chosen: who uses the bridge alone never fetches wagmi.
    import('../wagmi/createWagmiWallet.ts')
      .then(({ createWagmiWallet }) =>
        createWagmiWallet(bridge, { safe: info, chain }),
      )
      .then(
        (wallet) => {
          created = wallet
          if (isCurrent) setLoaded({ for: place, wallet })
          else wallet.dispose()
        },
        (reason: unknown) => isCurrent && setError(reason),
      )
    return () => {
      isCurrent = false
      created?.dispose()
      setLoaded(undefined)
    }
  }, [bridge, kind, place])
  const wallet = kind === 'wagmi' && loaded?.for === place ? loaded.wallet : own
  const isLoading = wallet.kind !== kind && error === undefined
  return { wallet, isLoading, error }
}
