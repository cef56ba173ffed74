'use client'
import { useMemo } from 'react'
import { useConnection } from '../connect/useConnection.ts'
import { createWalletPort } from './createWalletPort.ts'
import type { WalletPort } from './WalletPort.ts'

/**
 * The connected wallet as a port; a new one whenever the account changes.
 *
 * @throws MissingProviderError without a provider that has a `manager`
 * @example
 * import { useWalletPort } from '@strongroom/react-hooks'
 *
 * export function Who() {
 *   return useWalletPort()?.account ?? 'Nobody'
 * }
 */
export function useWalletPort(): WalletPort | undefined {
  const { status, account, connector } = useConnection()
  return useMemo(
    () =>
      status === 'connected' ? createWalletPort(connector, account) : undefined,
    [status, account, connector],
  )
}
