'use client'
import type { ConnectionState, ConnectorList } from '@strongroom/connectors'
import { useManagerState } from './useManagerState.ts'

/**
 * The wallets to offer, and the ids that more than one wallet claims. Empty on
 * a server and in the first render of a page made there.
 *
 * @throws MissingProviderError without a provider that has a `manager`
 * @example
 * import { useConnect, useConnectors } from '@strongroom/react-hooks/connect'
 *
 * export function Wallets() {
 *   const { connectors } = useConnectors()
 *   const { connect } = useConnect()
 *   return connectors.map((connector) => (
 *     <button
 *       key={connector.id}
 *       onClick={() => connect(connector).catch(() => undefined)}
 *     >
 *       {connector.name}
 *     </button>
 *   ))
 * }
 */
export function useConnectors(): ConnectorList {
  return useManagerState('useConnectors', toList)
}

const toList = ({ connectors, duplicateIds }: ConnectionState) => ({
  connectors,
  duplicateIds,
})
