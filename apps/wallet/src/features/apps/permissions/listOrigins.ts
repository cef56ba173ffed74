import {
  createPermissionStore,
  type Permission,
} from '@strongroom/safe-apps-bridge/host'
import type { Json } from '../../../storage/guards.ts'
import type { AppsMemory } from '../../../storage/parseApps.ts'
import { frameExtras } from '../frameExtras.ts'

/** Granted and refused permissions of one origin. */
export interface OriginPermissions {
  origin: string
  /** Opened without the warning about unknown apps. */
  isTrusted: boolean
  /** Characters that the app keeps in the wallet, over all safes. */
  dataSize: number
  capabilities: readonly {
    name: string
    /** The one safe it counts for, as `<chainId>:<address>`; or all. */
    scope: string | undefined
    isGranted: boolean
  }[]
  features: readonly { name: string; isGranted: boolean }[]
  /** Features of its frame beyond those of every app. */
  extras: readonly {
    name: (typeof frameExtras)[number]
    isGranted: boolean
  }[]
}

/**
 * All decisions about apps and what apps keep, by origin; and `asked`, decided or
 * not.
 */
export function listOrigins(
  permissions: Json,
  { trusted, features }: Pick<AppsMemory, 'trusted' | 'features'>,
  asked?: string,
  sizes: ReadonlyMap<string, number> = new Map(),
): readonly OriginPermissions[] {
  // The bridge's store reads its own format; this one never writes.
  const store = createPermissionStore({
    storage: { getItem: () => JSON.stringify(permissions), setItem() {} },
  })
  const stored = store.list()
  const origins = new Set([
    ...[...stored.keys()].filter(isOrigin),
    ...Object.keys(features),
    ...trusted,
    ...sizes.keys(),
    ...(asked === undefined ? [] : [asked]),
  ])
  return [...origins].sort().map((origin) => ({
    origin,
    isTrusted: trusted.includes(origin),
    dataSize: sizes.get(origin) ?? 0,
    capabilities: (stored.get(origin) ?? [])
      .filter((entry) => store.capabilities.includes(entry.parentCapability))
      .map((entry) => ({
        name: entry.parentCapability,
        scope: scopeOf(entry),
        isGranted: !entry.caveats?.some(
          ({ type, value }) => type === 'userRestricted' && value === true,
        ),
      })),
    features: Object.entries(features[origin] ?? {})
      .filter(([name]) => frameExtras.every((extra) => extra !== name))
      .map(([name, isGranted]) => ({ name, isGranted })),
    extras: frameExtras.map((name) => ({
      name,
      isGranted: features[origin]?.[name] === true,
    })),
  }))
}

function scopeOf({ caveats }: Permission): string | undefined {
  const value = caveats?.find(({ type }) => type === 'scope')?.value
  return typeof value === 'string' ? value : undefined
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text
}
