import type { ConnectionResult, Connector } from '../connector/Connector.ts'
import { withTimeout } from '../connector/withTimeout.ts'
import {
  createSafeStorage,
  type SafeStorage,
} from '../storage/createSafeStorage.ts'
import { reconnectFlags } from './reconnectFlags.ts'

/** A connector that keeps its own reconnect flag. */
export interface RememberedConnector extends Connector {
  /** Whether the flag is set and accounts are authorised. Never prompts. */
  shouldAutoReconnect(): Promise<boolean>
  /** Reconnects if it should; `null` otherwise. Never prompts, never rejects. */
  autoConnect(): Promise<ConnectionResult | null>
}

/** Options of {@link rememberConnector}. */
export interface RememberConnectorOptions {
  /** @default createSafeStorage() */
  storage?: SafeStorage
  /** Milliseconds the wallet may take to reconnect. @default 3000 */
  timeout?: number
}

/**
 * Gives one connector the reconnect flag that a manager keeps for all of its
 * own: for apps with a single wallet and no manager.
 *
 * @example
 * ```ts
 * import { createRoninConnector, rememberConnector } from '@strongroom/connectors'
 *
 * const ronin = rememberConnector(createRoninConnector())
 * const connection = await ronin.autoConnect()
 * ```
 */
export function rememberConnector(
  connector: Connector,
  options: RememberConnectorOptions = {},
): RememberedConnector {
  const { storage = createSafeStorage(), timeout = 3000 } = options
  const flags = reconnectFlags(storage)
  const { id, isAutomatic = false } = connector
  connector.on('disconnect', ({ reason }) => {
    if (reason !== 'accounts') flags.clear(id)
  })

  const shouldAutoReconnect = async () =>
    (isAutomatic || flags.has(id)) && (await connector.isAuthorized())

  return {
    ...connector,
    async connect(chainId, request) {
      const result = await connector.connect(chainId, request)
      if (!isAutomatic) flags.set(id)
      return result
    },
    async disconnect() {
      flags.clear(id)
      await connector.disconnect()
    },
    shouldAutoReconnect,
    async autoConnect() {
      try {
        if (!(await withTimeout(shouldAutoReconnect(), timeout))) return null
        return await withTimeout(
          connector.connect(undefined, { isReconnecting: true }),
          timeout,
        )
      } catch {
        return null
      }
    },
  }
}
