import type { ConnectorOption, PairingApp } from './ConnectorOption.ts'

/** The part of a connector that the list needs. */
export interface ListedConnector {
  readonly id: string
  readonly name: string
  readonly icon?: string | undefined
  /** As in `@strongroom/connectors`. */
  readonly type: 'WALLET' | 'MULTISIG' | 'MPC' | 'WC'
}

/** Options of {@link listWallets}. */
export interface ListWalletsOptions {
  /** Ids that more than one wallet claims. */
  readonly duplicateIds?: readonly string[] | undefined
  /** Ids used before, the latest first. */
  readonly recentIds?: readonly string[] | undefined
  /** Small print by id. */
  readonly hints?: Readonly<Record<string, string>> | undefined
  /** By id: apps on a phone that take the wallet's code. */
  readonly apps?: Readonly<Record<string, readonly PairingApp[]>> | undefined
  /** @default 'Another wallet uses the same name. Make sure it is yours.' */
  readonly duplicateWarning?: string | undefined
}

const defaultWarning =
  'Another wallet uses the same name. Make sure it is yours.'

/**
 * Turns connectors into what `ConnectDialog` shows: those used before, those of
 * this browser, all others. Of two wallets that claim one name neither is
 * "recent": nobody knows which one it was.
 *
 * @example
 * ```ts
 * import { listWallets } from '@strongroom/ui-kit'
 *
 * listWallets([{ id: 'io.example', name: 'Example', type: 'WALLET' }], {
 *   recentIds: ['io.example'],
 * })
 * ```
 */
export function listWallets(
  connectors: readonly ListedConnector[],
  options: ListWalletsOptions = {},
): ConnectorOption[] {
  const { duplicateIds = [], recentIds = [], hints = {}, apps = {} } = options
  const { duplicateWarning = defaultWarning } = options
  const rank = (id: string) =>
    duplicateIds.includes(id) ? -1 : recentIds.indexOf(id)
  const recent = connectors
    .filter(({ id }) => rank(id) >= 0)
    .sort((a, b) => rank(a.id) - rank(b.id))
  const others = connectors.filter(({ id }) => rank(id) < 0)
  return [...recent, ...others].map(({ id, name, icon, type }) => ({
    id,
    name,
    icon,
    section:
      rank(id) >= 0 ? 'recent' : type === 'WALLET' ? 'installed' : 'other',
    pairing: type === 'WC',
    hint: hints[id],
    apps: apps[id],
    warning: duplicateIds.includes(id) ? duplicateWarning : undefined,
  }))
}
