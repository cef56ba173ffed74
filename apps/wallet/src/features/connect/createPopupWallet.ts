import { deferConnector, waypointIcon } from '@strongroom/connectors'
import type { WaypointConfig } from '../../config/parseConfig.ts'
import type { PopupWallet } from '../../core/PopupWallet.ts'
import { createBlockedPopups } from './createBlockedPopups.ts'

/**
 * The popup wallet that the configuration names. Its code is loaded when the
 * list of wallets opens, or after a reload when it was the one connected.
 */
export function createPopupWallet(
  { origin, clientId, chainIds }: WaypointConfig,
  rpcUrlOf: (chainId: string) => string | undefined,
): PopupWallet | undefined {
  // Reads go through this page, whose policy knows only configured endpoints.
  const served = chainIds.filter((id) => rpcUrlOf(String(id)) !== undefined)
  if (served.length === 0) return undefined
  const blocked = createBlockedPopups(isBlocked)
  const description = {
    id: 'WAYPOINT',
    name: 'Ronin Waypoint',
    type: 'MPC',
    isRonin: true,
    icon: waypointIcon,
  } as const
  const connector = deferConnector(description, async () => {
    const { popupConnector } = await import('./popupConnector.ts')
    const wallet = { origin, clientId, chainIds: served }
    return popupConnector(wallet, { rpcUrlOf, blocked })
  })
  return { connector, blocked }
}

function isBlocked(
  error: unknown,
): error is Error & { retry: () => Promise<unknown> } {
  const { data, retry } = Object(error) as { data?: unknown; retry?: unknown }
  return (
    error instanceof Error &&
    typeof retry === 'function' &&
    Object(data).reason === 'popup-blocked'
  )
}
