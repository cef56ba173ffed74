import type { LocalStore } from '../../../storage/createLocalStore.ts'
import type { AppsMemory, KeptApp } from '../../../storage/parseApps.ts'
import { isSameApp } from '../isSameApp.ts'

/** Remembers an app on a chain, as pinned or as added by its address. */
export function saveApp(
  store: LocalStore<AppsMemory>,
  list: 'pinned' | 'custom',
  chainId: string,
  { url, name, description, iconUrl }: KeptApp,
): void {
  const kept = {
    url,
    name,
    description,
    ...(iconUrl === undefined ? {} : { iconUrl }),
  }
  store.set((memory) => {
    const others = (memory[list][chainId] ?? []).filter(
      (app) => !isSameApp(app.url, url),
    )
    return {
      ...memory,
      [list]: { ...memory[list], [chainId]: [...others, kept] },
    }
  })
}
