'use client'
import type { SafeStorage } from '@strongroom/connectors'
import { useMemo, useSyncExternalStore } from 'react'
import { recentWallets } from './recentWallets.ts'

/**
 * The ids of the wallets that `useConnect` connected last in this browser, the
 * latest first, three at most. Empty on a server.
 *
 * @example
 * import { useConnectors, useRecentWallets } from '@strongroom/react-hooks/connect'
 *
 * export function Recent() {
 *   const recent = useRecentWallets()
 *   const { connectors } = useConnectors()
 *   return connectors.filter(({ id }) => recent.includes(id)).length
 * }
 */
export function useRecentWallets(
  options: { readonly storage?: SafeStorage | undefined } = {},
): readonly string[] {
  const { storage } = options
  const { subscribe, get } = useMemo(() => recentWallets(storage), [storage])
  return useSyncExternalStore(subscribe, get, () => none)
}

const none: readonly string[] = []
