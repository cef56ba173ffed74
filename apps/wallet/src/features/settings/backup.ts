import {
  type OwnAbis,
  openAbiStore,
  parseAbis,
} from '../../storage/abiStore.ts'
import {
  type Baskets,
  openBasketStore,
  parseBaskets,
} from '../../storage/basketStore.ts'
import { isRecord, type Json } from '../../storage/guards.ts'
import { openAppStores } from '../../storage/openAppStores.ts'
import { type AppsMemory, noApps, parseApps } from '../../storage/parseApps.ts'
import { parseNames, parseSafes } from '../../storage/parseSafes.ts'
import { parseSettings, type Settings } from '../../storage/parseSettings.ts'
import type { Stores } from '../../storage/stores.ts'
import {
  type OwnTokens,
  openTokenStore,
  parseTokens,
} from '../../storage/tokenStore.ts'

const kind = 'strongroom'
const version = 2

/** Why a file cannot be imported. */
export class BackupFileError extends Error {
  override readonly name = 'BackupFileError'
  readonly problem: 'notJson' | 'notBackup' | 'newer' | 'unknownVersion'

  constructor(problem: BackupFileError['problem']) {
    super(problem)
    this.problem = problem
  }
}

/** A part of a backup that is imported as a whole, or left out. */
export type BackupPart =
  | 'names'
  | 'safes'
  | 'settings'
  | 'apps'
  | 'drafts'
  | 'abis'
  | 'tokens'
  | 'rpc'
  | 'rights'

/**
 * Parts that change what checks the owner's signatures, how reviews name calls, or what
 * others may do.
 */
export const sensitiveParts: readonly BackupPart[] = ['abis', 'rpc', 'rights']

/** Everything that only this browser knows. */
interface Data {
  names: NonNullable<ReturnType<typeof parseNames>>
  safes: NonNullable<ReturnType<typeof parseSafes>>
  settings: Settings
  apps: AppsMemory
  baskets: Baskets
  abis: OwnAbis
  tokens: OwnTokens
  permissions: Json
}

const readStores = (stores: Stores): Data => {
  const { apps, permissions } = openAppStores(stores)
  return {
    names: stores.names.get(),
    safes: stores.safes.get(),
    settings: stores.settings.get(),
    apps: apps.get(),
    baskets: openBasketStore(stores).get(),
    abis: openAbiStore(stores).get(),
    tokens: openTokenStore(stores).get(),
    permissions: permissions.get(),
  }
}

/** Everything that only this browser knows, as one JSON text. */
export const exportBackup = (stores: Stores): string =>
  JSON.stringify({ kind, version, ...readStores(stores) }, null, 2)

/** Entries of a part, by a key that names the same thing in each browser. */
type Entries = ReadonlyMap<string, unknown>

/** Settings that stand in parts of their own. */
const isOwnPart = (name: string) =>
  name === 'rpc' || name === 'secondRpc' || name === 'rawHex'

const byChain = (list: string, chains: AppsMemory['pinned']) =>
  Object.entries(chains).flatMap(([chainId, apps]) =>
    apps.map((app) => [`${list} ${chainId} ${app.url}`, app] as const),
  )

/** Splits data into entries, so that two browsers can be compared. */
function toEntries(data: Data): Record<BackupPart, Entries> {
  const { names, safes, settings, apps, permissions, baskets, abis } = data
  return {
    names: new Map(
      Object.entries(names).flatMap(([chainId, entries]) =>
        Object.entries(entries).map(([address, name]) => [
          `${chainId} ${address}`,
          name,
        ]),
      ),
    ),
    safes: new Map(
      safes.map((safe) => [`${safe.chainId} ${safe.address}`, safe]),
    ),
    settings: new Map(
      Object.entries(settings).filter(
        // `system` is no choice of the owner's, so a backup may replace it.
        ([name, value]) => !isOwnPart(name) && value !== 'system',
      ),
    ),
    apps: new Map([
      ...byChain('pinned', apps.pinned),
      ...byChain('custom', apps.custom),
    ]),
    drafts: new Map(Object.entries(baskets)),
    abis: new Map(Object.entries(abis)),
    tokens: new Map(
      Object.entries(data.tokens).flatMap(([chainId, list]) =>
        list.map((token) => [`${chainId} ${token}`, true] as const),
      ),
    ),
    rpc: new Map([
      ...Object.entries(settings.rpc).map(
        ([chainId, url]) => [`rpc ${chainId}`, url] as const,
      ),
      ...Object.entries(settings.secondRpc ?? {}).map(
        ([chainId, url]) => [`secondRpc ${chainId}`, url] as const,
      ),
    ]),
    rights: new Map<string, unknown>([
      ...(settings.rawHex ? [['rawHex', true] as const] : []),
      ...apps.trusted.map((origin) => [`trusted ${origin}`, true] as const),
      ...Object.entries(apps.features).flatMap(([origin, features]) =>
        Object.entries(features).map(
          ([name, allowed]) => [`feature ${origin} ${name}`, allowed] as const,
        ),
      ),
      ...Object.entries(permissions).map(
        ([origin, list]) => [`permission ${origin}`, list] as const,
      ),
    ]),
  }
}

/** Puts entries together again; the parsers of the stores drop what is not valid. */
function fromEntries(entries: Record<BackupPart, Entries>): Data {
  const names: Record<string, Record<string, unknown>> = {}
  for (const [key, name] of entries.names) {
    const [chainId = '', address = ''] = key.split(' ')
    names[chainId] = { ...names[chainId], [address]: name }
  }
  const apps = {
    pinned: {} as Record<string, unknown[]>,
    custom: {} as Record<string, unknown[]>,
    trusted: [] as string[],
    features: {} as Record<string, Record<string, unknown>>,
  }
  for (const [key, app] of entries.apps) {
    const [list, chainId = ''] = key.split(' ')
    const chains = list === 'pinned' ? apps.pinned : apps.custom
    chains[chainId] = [...(chains[chainId] ?? []), app]
  }
  const tokens: Record<string, string[]> = {}
  for (const key of entries.tokens.keys()) {
    const [chainId = '', token = ''] = key.split(' ')
    tokens[chainId] = [...(tokens[chainId] ?? []), token]
  }
  const settings: Json = { ...Object.fromEntries(entries.settings) }
  const endpoints = (field: string) =>
    Object.fromEntries(
      [...entries.rpc].flatMap(([key, url]) => {
        const [name, chainId = ''] = key.split(' ')
        return name === field ? [[chainId, url]] : []
      }),
    )
  settings['rpc'] = endpoints('rpc')
  settings['secondRpc'] = endpoints('secondRpc')
  const permissions: Json = {}
  for (const [key, value] of entries.rights) {
    const [type, origin = '', name = ''] = key.split(' ')
    if (type === 'rawHex') settings['rawHex'] = true
    if (type === 'trusted') apps.trusted.push(origin)
    if (type === 'permission') permissions[origin] = value
    if (type === 'feature')
      apps.features[origin] = { ...apps.features[origin], [name]: value }
  }
  return {
    names: parseNames(names) ?? {},
    safes: parseSafes([...entries.safes.values()]) ?? [],
    settings: parseSettings(settings) ?? { theme: 'system', rpc: {} },
    apps: parseApps(apps) ?? noApps,
    baskets: parseBaskets(Object.fromEntries(entries.drafts)) ?? {},
    abis: parseAbis(Object.fromEntries(entries.abis)) ?? {},
    tokens: parseTokens(tokens) ?? {},
    permissions,
  }
}

/** Changes that importing one part makes. */
export interface PartPlan {
  part: BackupPart
  added: readonly string[]
  /** Here and in the file, with another value. */
  different: readonly { key: string; here: string; file: string }[]
  /** Here alone: gone after replacing. */
  only: readonly string[]
  same: number
}

/** A file that was read, and what it would change. */
export interface BackupPlan {
  parts: readonly PartPlan[]
  /**
   * Stores the chosen parts. `merge` adds what is missing and keeps what is here;
   * `replace` makes the parts what the file has.
   */
  apply(mode: 'merge' | 'replace', parts: ReadonlySet<BackupPart>): void
}

/**
 * Reads a backup, also one of version 1, and compares it with what is here. Nothing
 * is stored before `apply`.
 *
 * @throws BackupFileError when the text is no backup, or one of a newer wallet.
 */
export function planImport(stores: Stores, text: string): BackupPlan {
  const file = parseBackup(text)
  const given = toEntries(file.data)
  const here = toEntries(readStores(stores))
  const parts = file.parts.filter((part) => part !== 'rights' || file.isFull)
  return {
    parts: parts.map((part) => compare(part, here[part], given[part])),
    apply(mode, chosen) {
      // Other tabs may have written since the file was read.
      const now = toEntries(readStores(stores))
      const next = { ...now }
      for (const part of parts)
        if (chosen.has(part))
          next[part] =
            mode === 'replace'
              ? given[part]
              : new Map([...now[part], ...missing(given[part], now[part])])
      const data = fromEntries(next)
      const { apps, permissions } = openAppStores(stores)
      stores.names.set(data.names)
      stores.safes.set(data.safes)
      stores.settings.set(data.settings)
      apps.set(data.apps)
      openBasketStore(stores).set(data.baskets)
      openAbiStore(stores).set(data.abis)
      openTokenStore(stores).set(data.tokens)
      permissions.set(data.permissions)
    },
  }
}

const missing = (from: Entries, here: Entries) =>
  [...from].filter(([key]) => !here.has(key))

const nameOf = (value: unknown): string | undefined =>
  isRecord(value) && typeof value['name'] === 'string'
    ? value['name']
    : undefined

/** An entry in a few words: a draft by its name and number of actions. */
const show = (value: unknown): string => {
  if (typeof value === 'string') return value
  const items = isRecord(value) && value['items']
  if (Array.isArray(items)) return `${nameOf(value)} (${items.length})`.trim()
  const names = Array.isArray(value) ? value.map(nameOf) : []
  if (names.length > 0 && names.every((name) => name !== undefined))
    return names.join(', ').slice(0, 300)
  return nameOf(value) ?? JSON.stringify(value)
}

function compare(part: BackupPart, here: Entries, given: Entries): PartPlan {
  const shared = [...given].filter(([key]) => here.has(key))
  const different = shared.filter(
    ([key, value]) => JSON.stringify(here.get(key)) !== JSON.stringify(value),
  )
  return {
    part,
    added: missing(given, here).map(([key, value]) => `${key}: ${show(value)}`),
    different: different.map(([key, value]) => ({
      key,
      here: show(here.get(key)),
      file: show(value),
    })),
    only: missing(here, given).map(([key, value]) => `${key}: ${show(value)}`),
    same: shared.length - different.length,
  }
}

function parseBackup(text: string): {
  data: Data
  parts: readonly BackupPart[]
  isFull: boolean
} {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new BackupFileError('notJson')
  }
  if (!isRecord(value) || value['kind'] !== kind)
    throw new BackupFileError('notBackup')
  const given = value['version']
  if (typeof given === 'number' && given > version)
    throw new BackupFileError('newer')
  if (given !== 1 && given !== version)
    throw new BackupFileError('unknownVersion')
  const names = parseNames(value['names'])
  const safes = parseSafes(value['safes'])
  const settings = parseSettings(value['settings'])
  const apps = parseApps(value['apps'])
  const baskets = parseBaskets(value['baskets'])
  const abis = parseAbis(value['abis'])
  const tokens = parseTokens(value['tokens'])
  const permissions = readPermissions(value['permissions'])
  return {
    data: {
      names: names ?? {},
      safes: safes ?? [],
      settings: settings ?? { theme: 'system', rpc: {} },
      apps: apps ?? noApps,
      baskets: baskets ?? {},
      abis: abis ?? {},
      tokens: tokens ?? {},
      permissions,
    },
    parts: [
      ...(names ? (['names'] as const) : []),
      ...(safes ? (['safes'] as const) : []),
      ...(settings ? (['settings', 'rpc'] as const) : []),
      ...(apps ? (['apps', 'rights'] as const) : []),
      ...(baskets ? (['drafts'] as const) : []),
      ...(abis ? (['abis'] as const) : []),
      ...(tokens ? (['tokens'] as const) : []),
    ],
    isFull: settings !== undefined && apps !== undefined,
  }
}

/** Permissions by origin: lists of records, as the bridge keeps them. */
function readPermissions(value: unknown): Json {
  return Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).filter(
      ([origin, list]) =>
        URL.canParse(origin) &&
        new URL(origin).origin === origin &&
        Array.isArray(list) &&
        list.every(isRecord),
    ),
  )
}
