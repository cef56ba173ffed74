import { openAbiStore } from '../../storage/abiStore.ts'
import { clearAppData } from '../../storage/appData.ts'
import { openBasketStore } from '../../storage/basketStore.ts'
import { openBellStore } from '../../storage/bellStore.ts'
import { openBundles } from '../../storage/bundleStore.ts'
import { openEmailStore } from '../../storage/emailStore.ts'
import { openAppStores } from '../../storage/openAppStores.ts'
import { openPushStore } from '../../storage/pushStore.ts'
import { clearPushTable } from '../../storage/pushTable.ts'
import type { Stores } from '../../storage/stores.ts'
import { openTokenStore } from '../../storage/tokenStore.ts'

/**
 * Forgets everything that a backup holds, bundles with their signatures, and what this
 * browser is told of.
 */
export function clearAll(stores: Stores): void {
  const { apps, permissions } = openAppStores(stores)
  for (const store of [stores.names, stores.safes, stores.settings])
    store.reset()
  for (const store of [apps, permissions]) store.reset()
  openEmailStore(stores).reset()
  openPushStore(stores).reset()
  openBellStore(stores).reset()
  openBasketStore(stores).reset()
  openAbiStore(stores).reset()
  openBundles(stores).reset()
  openTokenStore(stores).reset()
  void clearAppData().catch(() => undefined)
  // A push that arrives later is not shown.
  void clearPushTable().catch(() => undefined)
}
