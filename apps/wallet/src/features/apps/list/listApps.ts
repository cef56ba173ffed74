import type { SafeApp } from '@strongroom/gateway-sdk'
import { isHostAllowed } from '@strongroom/safe-apps-bridge/host'
import { cleanText } from '@strongroom/ui-kit'
import type { KeptApp } from '../../../storage/parseApps.ts'
import { isSameApp } from '../isSameApp.ts'
import { parseAppUrl } from '../parseAppUrl.ts'

/** An app as the page shows it. */
export interface AppEntry extends KeptApp {
  host: string
  /** `kept`: pinned, and in no list now. */
  source: 'listed' | 'custom' | 'kept'
  isPinned: boolean
  isFeatured: boolean
  tags: readonly string[]
  /** The gateway's record of the app. */
  listed: SafeApp | undefined
  /** Why it cannot be opened here: a key of `useAppsTexts`. */
  refusal: 'ownAddress' | 'otherNetwork' | 'policy' | undefined
}

export interface ListedApps {
  entries: readonly AppEntry[]
  /** Entries of the gateway whose address is no address of an app. */
  dropped: number
}

/**
 * Joins the gateway's list with what this browser keeps. An entry is checked
 * like anything from outside: its address, and whom its policy lets show it.
 */
export function listApps(options: {
  apps: readonly SafeApp[]
  custom: readonly KeptApp[]
  pinned: readonly KeptApp[]
  chainId: string
  hostOrigin: string
}): ListedApps {
  const { apps, custom, pinned, chainId, hostOrigin } = options
  const entries: AppEntry[] = []
  let dropped = 0
  const add = (
    app: KeptApp,
    source: AppEntry['source'],
    listed?: SafeApp,
  ): boolean => {
    const url = parseAppUrl(app.url)
    if (url === undefined) return false
    if (entries.some((entry) => isSameApp(entry.url, url.href))) return true
    const isSameOrigin = url.origin === hostOrigin
    entries.push({
      ...app,
      url: url.href,
      host: url.host,
      source,
      listed,
      isPinned: pinned.some((pin) => isSameApp(pin.url, url.href)),
      isFeatured: listed?.featured === true,
      tags: tagsOf(listed),
      refusal: isSameOrigin
        ? 'ownAddress'
        : listed && refusalOf(listed, chainId, hostOrigin),
    })
    return true
  }
  for (const app of apps) if (!add(keptOf(app), 'listed', app)) dropped += 1
  for (const app of custom) add(app, 'custom')
  for (const app of pinned) add(app, 'kept')
  entries.sort(
    (a, b) =>
      Number(b.isFeatured) - Number(a.isFeatured) ||
      a.name.localeCompare(b.name),
  )
  return { entries, dropped }
}

function refusalOf(
  app: SafeApp,
  chainId: string,
  hostOrigin: string,
): AppEntry['refusal'] {
  if (!app.chainIds.includes(chainId)) return 'otherNetwork'
  if (!isHostAllowed(app.accessControl, hostOrigin)) return 'policy'
  return undefined
}

function keptOf(app: SafeApp): KeptApp {
  const { url, name, description, iconUrl } = app
  return { url, name, description, ...(iconUrl ? { iconUrl } : {}) }
}

function tagsOf(app: SafeApp | undefined): readonly string[] {
  const tags = (app?.tags ?? []).map((tag) => cleanText(tag, 24).text)
  return [...new Set(tags.filter((tag) => tag !== ''))].slice(0, 8)
}
