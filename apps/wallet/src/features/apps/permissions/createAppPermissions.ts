import {
  createPermissionStore,
  type PermissionStore,
} from '@strongroom/safe-apps-bridge/host'
import type { LocalStore } from '../../../storage/createLocalStore.ts'
import type { Json } from '../../../storage/guards.ts'

/**
 * The permissions of apps over the wallet's own storage, so that changes in
 * other tabs arrive too. `origin` is the one whose changes `subscribe` reports.
 */
export function createAppPermissions(
  store: LocalStore<Json>,
  origin?: string,
): PermissionStore {
  const permissions = createPermissionStore({
    storage: {
      getItem() {
        // Another tab may have taken a permission back.
        store.refresh()
        return JSON.stringify(store.get())
      },
      setItem: (_, text) => store.set(JSON.parse(text)),
    },
  })
  return {
    ...permissions,
    subscribe: (listener) =>
      store.subscribe(() => {
        if (origin !== undefined) listener(origin)
      }),
  }
}
