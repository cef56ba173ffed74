import type { LocalStore } from '../../../storage/createLocalStore.ts'
import type { AppsMemory } from '../../../storage/parseApps.ts'
import { isSameApp } from '../isSameApp.ts'

/** Removes an app of a chain from one of the two lists. */
export function removeApp(
  store: LocalStore<AppsMemory>,
  list: 'pinned' | 'custom',
  chainId: string,
  url: string,
): void {
  store.set((memory) => ({
    ...memory,
    [list]: {
      ...memory[list],
      [chainId]: (memory[list][chainId] ?? []).filter(
        (app) => !isSameApp(app.url, url),
      ),
    },
  }))
}
