'use client'
import { useManager } from './useManager.ts'

/**
 * Ends the connection and drops the wallet. The function is always the same one
 * and never rejects.
 *
 * @throws MissingProviderError without a provider that has a `manager`
 * @example
 * import { useDisconnect } from '@strongroom/react-hooks/connect'
 *
 * export function Leave() {
 *   const disconnect = useDisconnect()
 *   return <button onClick={() => void disconnect()}>Disconnect</button>
 * }
 */
export function useDisconnect(): () => Promise<void> {
  return useManager('useDisconnect').disconnect
}
