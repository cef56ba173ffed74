import { isRecord } from '@strongroom/internal/isRecord'
import { InvalidRequestError } from '../errors/InvalidRequestError.ts'
import { parseOrigin } from '../protocol/parseOrigin.ts'
import type { Permission, PermissionCaveat } from '../protocol/walletTypes.ts'
import type { PermissionStore, PermissionTerms } from './PermissionStore.ts'

/** Where permissions are kept; `localStorage` fits. */
export interface PermissionStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

/**
 * Stores the permissions of apps, in the form of EIP-2255: under one key an
 * object of lists by origin, as other wallets store it. A refusal is an entry
 * with the caveat `userRestricted`. Every read goes to the storage, so several
 * tabs agree; unreadable entries are ignored.
 *
 * Throws `InvalidOriginError` for a text that is not an exact origin, `null`
 * too, which all opaque documents share, and `InvalidRequestError` for a
 * capability that is not listed.
 *
 * Source: EIP-2255.
 *
 * @example
 * ```ts
 * import { createPermissionStore } from '@strongroom/safe-apps-bridge/host'
 *
 * const permissions = createPermissionStore({ storage: localStorage })
 * permissions.grant('https://app.example', ['requestAddressBook'])
 * permissions.check('https://app.example', 'requestAddressBook') // 'granted'
 * ```
 */
export function createPermissionStore(
  options: {
    /** @default in memory */
    storage?: PermissionStorage
    /** @default 'SafeApps__safePermissions' */
    key?: string
    /** @default ['requestAddressBook'] */
    capabilities?: readonly string[]
  } = {},
): PermissionStore {
  const { key = 'SafeApps__safePermissions' } = options
  const { capabilities = ['requestAddressBook'] } = options
  const storage = options.storage ?? createMemory()
  const listeners = new Set<(origin: string) => void>()

  const load = (): Map<string, Permission[]> => {
    try {
      const stored: unknown = JSON.parse(storage.getItem(key) ?? '{}')
      const entries = Object.entries(isRecord(stored) ? stored : {})
      return new Map(
        entries.map(([origin, list]) => [
          origin,
          Array.isArray(list) ? list.filter(isPermission) : [],
        ]),
      )
    } catch {
      return new Map()
    }
  }

  const change = (
    origin: string,
    edit: (list: readonly Permission[]) => Permission[],
  ) => {
    const all = load()
    const list = edit(all.get(parseOrigin(origin)) ?? [])
    if (list.length > 0) all.set(origin, list)
    else all.delete(origin)
    storage.setItem(key, JSON.stringify(Object.fromEntries(all)))
    for (const listener of [...listeners]) listener(origin)
  }

  const put = (
    origin: string,
    names: readonly string[],
    { scope, expires }: PermissionTerms,
    caveats: readonly PermissionCaveat[],
  ) => {
    const unknown = names.find((name) => !capabilities.includes(name))
    if (unknown !== undefined)
      throw new InvalidRequestError(`"${unknown}" is not a capability.`)
    const limits = [
      ...caveats,
      ...(scope === undefined ? [] : [{ type: 'scope', value: scope }]),
      ...(expires === undefined ? [] : [{ type: 'expires', value: expires }]),
    ]
    change(origin, (list) => [
      ...list.filter(
        (entry) =>
          !names.includes(entry.parentCapability) ||
          caveat(entry, 'scope') !== scope,
      ),
      ...names.map((parentCapability) => ({
        invoker: origin,
        parentCapability,
        date: Date.now(),
        caveats: limits,
      })),
    ])
  }

  /** Entries that count in a scope, the narrower one of each capability. */
  const live = (origin: string, scope: string | undefined) => {
    const counting = new Map<string, Permission>()
    for (const entry of load().get(parseOrigin(origin)) ?? []) {
      const limit = caveat(entry, 'scope')
      const expires = caveat(entry, 'expires')
      const name = entry.parentCapability
      if (!capabilities.includes(name)) continue
      if (limit !== undefined && limit !== scope) continue
      if (expires !== undefined && !(Number(expires) > Date.now())) continue
      if (limit === undefined && counting.has(name)) continue
      counting.set(name, entry)
    }
    return counting
  }

  return {
    capabilities,
    get: (origin, scope) =>
      [...live(origin, scope).values()].filter((entry) => !isDenied(entry)),
    check(origin, capability, scope) {
      const entry = live(origin, scope).get(capability)
      if (entry === undefined) return 'unknown'
      return isDenied(entry) ? 'denied' : 'granted'
    },
    list: load,
    grant: (origin, names, terms = {}) => put(origin, names, terms, []),
    deny: (origin, names, terms = {}) =>
      put(origin, names, terms, [{ type: 'userRestricted', value: true }]),
    revoke: (origin, capability) =>
      change(origin, (list) =>
        list.filter(
          ({ parentCapability }) =>
            capability !== undefined && parentCapability !== capability,
        ),
      ),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function caveat(entry: Permission, type: string): unknown {
  return entry.caveats?.find((caveat) => caveat.type === type)?.value
}

function isDenied(entry: Permission): boolean {
  return caveat(entry, 'userRestricted') === true
}

function isPermission(value: unknown): value is Permission {
  if (!isRecord(value) || typeof value['parentCapability'] !== 'string')
    return false
  const caveats = value['caveats']
  return (
    caveats === undefined || (Array.isArray(caveats) && caveats.every(isRecord))
  )
}

function createMemory(): PermissionStorage {
  let text: string | null = null
  return {
    getItem: () => text,
    setItem(_, value) {
      text = value
    },
  }
}
