import {
  type DeferredConnector,
  deferConnector,
  waypointIcon,
} from '@strongroom/connectors'
import type { WaypointConfig } from '../../config/parseConfig.ts'
import type { BlockedPopups } from '../../core/BlockedPopups.ts'
import { popupWallet } from './popupWallet.ts'

/**
 * The popup wallet that the configuration names. Its code is loaded when the
 * list of wallets opens, or after a reload when it was the one connected.
 */
export function createPopupWallet(
  { origin, clientId, chainIds }: WaypointConfig,
  rpcUrlOf: (chainId: string) => string | undefined,
  blocked: BlockedPopups,
): DeferredConnector | undefined {
  // Reads go through this page, whose policy knows only configured endpoints.
  const served = chainIds.filter((id) => rpcUrlOf(String(id)) !== undefined)
  if (served.length === 0) return undefined
  const description = { ...popupWallet, icon: waypointIcon }
  return deferConnector(description, async () => {
    const { popupConnector } = await import('./popupConnector.ts')
    const wallet = { origin, clientId, chainIds: served }
    return popupConnector(wallet, { rpcUrlOf, blocked })
  })
}
