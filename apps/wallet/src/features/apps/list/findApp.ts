import type { AppEntry } from './listApps.ts'

/**
 * The entry of an address: the address itself or a page below it. Several apps
 * may share an origin, so other pages of it do not match.
 */
export function findApp(
  entries: readonly AppEntry[],
  url: URL,
): AppEntry | undefined {
  const found = entries.filter((entry) => {
    const own = new URL(entry.url)
    const path = own.pathname.replace(/\/+$/, '')
    return (
      own.origin === url.origin &&
      (url.pathname === path || url.pathname.startsWith(`${path}/`))
    )
  })
  // Whom its makers let show it is not to be undone by adding a page of it.
  return found.find(({ listed }) => listed !== undefined) ?? found[0]
}
