import {
  createWaypointConnector,
  type WaypointConnectorOptions,
} from '../waypoint/createWaypointConnector.ts'
import { toWagmiConnector } from './toWagmiConnector.ts'

/**
 * The popup wallet for wagmi 3. It can not switch chains; `connect` with
 * another `chainId` makes another provider.
 *
 * @example
 * ```ts
 * import { waypoint } from '@strongroom/connectors/wagmi'
 * import { createWaypointProvider } from '@strongroom/waypoint-provider'
 *
 * const connector = waypoint({
 *   createProvider: (chainId) =>
 *     createWaypointProvider({
 *       clientId: 'my-app',
 *       chainId,
 *       storage: localStorage,
 *     }),
 * })
 * ```
 */
export function waypoint(options: WaypointConnectorOptions) {
  return toWagmiConnector(() => createWaypointConnector(options))
}
