import { isChainId, isHttpUrl, isRecord } from './guards.ts'

/** A stored app, with its description at that time. */
export interface KeptApp {
  url: string
  name: string
  description: string
  iconUrl?: string
}

type ByChain = Readonly<Record<string, readonly KeptApp[]>>

/** Decisions of an owner about apps. */
export interface AppsMemory {
  /** By chain id. */
  pinned: ByChain
  /** Apps added by their address, by chain id. */
  custom: ByChain
  /** Origins that are opened without the warning about unknown apps. */
  trusted: readonly string[]
  /** Origin → browser feature → whether the app may use it. */
  features: Readonly<Record<string, Readonly<Record<string, boolean>>>>
}

export const noApps: AppsMemory = {
  pinned: {},
  custom: {},
  trusted: [],
  features: {},
}

/** A limit above real use; corrupt storage must not fill the page. */
const limit = 200

export function parseApps(value: unknown): AppsMemory | undefined {
  if (!isRecord(value)) return undefined
  const { trusted, features } = value
  return {
    pinned: byChain(value['pinned']),
    custom: byChain(value['custom']),
    trusted: (Array.isArray(trusted) ? trusted : [])
      .filter(isOrigin)
      .slice(0, limit),
    features: Object.fromEntries(
      Object.entries(isRecord(features) ? features : {})
        .filter(([origin, choice]) => isOrigin(origin) && isRecord(choice))
        .slice(0, limit)
        .map(([origin, choice]) => [
          origin,
          Object.fromEntries(
            Object.entries(choice as object).filter(
              ([, allowed]) => typeof allowed === 'boolean',
            ),
          ),
        ]),
    ),
  }
}

function byChain(value: unknown): ByChain {
  return Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([chainId, list]) =>
      isChainId(chainId) && Array.isArray(list)
        ? [[chainId, list.flatMap(keptApp).slice(0, limit)]]
        : [],
    ),
  )
}

function keptApp(value: unknown): KeptApp[] {
  if (!isRecord(value)) return []
  const { url, name, description, iconUrl } = value
  if (!isHttpUrl(url) || typeof name !== 'string') return []
  return [
    {
      url,
      name: name.slice(0, 200),
      description:
        typeof description === 'string' ? description.slice(0, 500) : '',
      ...(isHttpUrl(iconUrl) ? { iconUrl } : {}),
    },
  ]
}

function isOrigin(value: unknown): value is string {
  return isHttpUrl(value) && new URL(value).origin === value
}
