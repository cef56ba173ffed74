'use client'
import type { ConnectionManager, ConnectionState } from '@strongroom/connectors'
import { use, useMemo, useSyncExternalStore } from 'react'
import { MissingProviderError } from '../errors/HooksError.ts'
import { StrongroomContext } from '../provider/StrongroomContext.ts'

/** The state of the wallet connection and its actions. */
export type UseConnectionResult = ConnectionState &
  Pick<
    ConnectionManager,
    'connect' | 'disconnect' | 'reconnect' | 'switchChain'
  >

/**
 * The page's wallet connection. On a server, and in the first render of a page
 * made there, the status is disconnected.
 *
 * @throws MissingProviderError without a provider that has a `manager`
 * @example
 * import { useConnection } from '@strongroom/react-hooks'
 *
 * export function Account() {
 *   const { status, account, connectors, connect } = useConnection()
 *   if (status === 'connected') return account
 *   return connectors.map((connector) => (
 *     <button key={connector.id} onClick={() => connect(connector)}>
 *       {connector.name}
 *     </button>
 *   ))
 * }
 */
export function useConnection(): UseConnectionResult {
  const manager = use(StrongroomContext)?.manager
  if (manager === undefined)
    throw new MissingProviderError('useConnection', 'manager')
  const state = useSyncExternalStore(
    manager.subscribe,
    manager.getSnapshot,
    manager.getServerSnapshot,
  )
  return useMemo(() => {
    const { connect, disconnect, reconnect, switchChain } = manager
    return { ...state, connect, disconnect, reconnect, switchChain }
  }, [manager, state])
}
