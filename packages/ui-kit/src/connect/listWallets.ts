import { cleanText } from '../text/cleanText.ts'
import type { ConnectorOption, PairingApp } from './ConnectorOption.ts'
import { defaultWalletListLabels } from './walletListLabels.ts'

/** The part of a connector that the list needs. */
export interface ListedConnector {
  readonly id: string
  readonly name: string
  readonly icon?: string | undefined
  /** The name by which it announced itself (EIP-6963). */
  readonly rdns?: string | undefined
  /** Kind of the connector, as in `@strongroom/connectors`. */
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
  /** @default 'Its name or picture belongs to another wallet. Make sure it is yours.' */
  readonly imitationWarning?: string | undefined
}

/** Names of well-known wallets, and the rdns they announce. */
export const knownWallets = {
  metamask: ['io.metamask', 'io.metamask.flask', 'io.metamask.mobile'],
  metamaskflask: ['io.metamask.flask'],
  rabby: ['io.rabby'],
  coinbase: ['com.coinbase.wallet'],
  brave: ['com.brave.wallet'],
  trust: ['com.trustwallet.app'],
  phantom: ['app.phantom'],
  rainbow: ['me.rainbow'],
  okx: ['com.okex.wallet'],
  zerion: ['io.zerion.wallet'],
  ronin: ['com.roninchain.wallet'],
} as const satisfies Readonly<Record<string, readonly string[]>>

// Cyrillic and Greek letters, digits and capitals that read as Latin letters.
const readsAs = new Map(
  Object.entries({
    a: '\u0430\u03b1',
    b: '\u0432\u03b2',
    c: '\u0441\u03f2',
    e: '\u0435\u03b5',
    h: '\u043d\u04bb',
    i: '\u0456\u03b9l1|',
    k: '\u043a\u03ba',
    m: '\u043c\u03bc',
    n: '\u0578\u03b7',
    o: '\u043e\u03bf0',
    p: '\u0440\u03c1',
    r: '\u0433',
    s: '\u0455',
    t: '\u0442\u03c4',
    x: '\u0445\u03c7',
    y: '\u0443\u03c5',
  }).flatMap(([letter, others]) =>
    Array.from(others, (other) => [other, letter] as const),
  ),
)

/** A name as a hurried reader sees it: "Mеta Mask wallet" is "metamask". */
function nameKey(name: string): string {
  const letters = cleanText(name, 64).text.normalize('NFKD').toLowerCase()
  const read = Array.from(letters, (each) => readsAs.get(each) ?? each).join('')
  const bare = read.replace(/[^\p{L}\p{N}]/gu, '')
  return bare.replace(/waiiet$/u, '') || bare
}

const known = new Map<string, readonly string[]>(
  Object.entries(knownWallets).map(([name, rdns]) => [nameKey(name), rdns]),
)

/** Ids of wallets that use the name or picture of another one. */
function findImitations(connectors: readonly ListedConnector[]): Set<string> {
  const all = connectors.map((connector) => {
    const { id, name, rdns, type } = connector
    const owners = known.get(nameKey(name))
    // Connectors that the app lists itself, such as a popup wallet, are its own.
    const isGenuine =
      type !== 'WALLET' ||
      rdns === undefined ||
      owners?.includes(rdns.toLowerCase()) === true
    return { ...connector, id, key: nameKey(name), owners, isGenuine }
  })
  return new Set(
    all
      .filter(
        (each) =>
          !each.isGenuine &&
          (each.owners !== undefined ||
            all.some(
              (other) =>
                other.id !== each.id &&
                other.rdns?.toLowerCase() !== each.rdns?.toLowerCase() &&
                (other.key === each.key ||
                  (each.icon !== undefined && other.icon === each.icon)),
            )),
      )
      .map(({ id }) => id),
  )
}

/**
 * Turns connectors into the list of `ConnectDialog`: those used before, those
 * of this browser, all others. Of two wallets that announce one rdns neither is
 * "recent", since either could be the one used before. A wallet with the name
 * or picture of another one, or of a well-known one whose rdns it lacks, comes
 * last with a warning.
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
  const {
    duplicateWarning = defaultWalletListLabels.duplicate,
    imitationWarning = defaultWalletListLabels.imitation,
  } = options
  const imitations = findImitations(connectors)
  const warningOf = (id: string) => {
    if (duplicateIds.includes(id)) return duplicateWarning
    return imitations.has(id) ? imitationWarning : undefined
  }
  const rank = (id: string) =>
    warningOf(id) === undefined ? recentIds.indexOf(id) : -1
  const recent = connectors
    .filter(({ id }) => rank(id) >= 0)
    .sort((a, b) => rank(a.id) - rank(b.id))
  const others = connectors.filter(({ id }) => rank(id) < 0)
  const plain = others.filter(({ id }) => !imitations.has(id))
  const last = others.filter(({ id }) => imitations.has(id))
  return [...recent, ...plain, ...last].map(({ id, name, icon, type }) => ({
    id,
    name,
    icon,
    section:
      rank(id) >= 0
        ? 'recent'
        : type === 'WALLET' && !imitations.has(id)
          ? 'installed'
          : 'other',
    pairing: type === 'WC',
    hint: hints[id],
    apps: apps[id],
    warning: warningOf(id),
  }))
}
