'use client'
import { useMemo } from 'react'
import { useConnection } from '../hooks/useConnection.ts'
import type { WalletPort } from './WalletPort.ts'

/** The connected wallet as a port; a new one whenever the account changes. */
export function useWalletPort(): WalletPort | undefined {
  const { status, account, connector } = useConnection()
  return useMemo(() => {
    if (status !== 'connected') return undefined
    return {
      account,
      name: connector.name,
      async request(call) {
        const provider = await connector.getProvider()
        return provider.request(call)
      },
      switchChain: (chainId) => connector.switchChain(chainId),
    }
  }, [status, account, connector])
}
