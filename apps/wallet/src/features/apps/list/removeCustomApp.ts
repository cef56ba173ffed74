import type { AppStores } from '../../../storage/openAppStores.ts'
import { revokeOrigin } from '../permissions/revokeOrigin.ts'
import { removeApp } from './removeApp.ts'

/**
 * Removes an app that was added by its address, on every list of the chain. The
 * permissions of its origin are removed too, unless another app kept here
 * shares it.
 */
export function removeCustomApp(
  stores: AppStores,
  chainId: string,
  url: string,
): void {
  removeApp(stores.apps, 'custom', chainId, url)
  removeApp(stores.apps, 'pinned', chainId, url)
  const { origin } = new URL(url)
  const { custom } = stores.apps.get()
  const isShared = Object.values(custom)
    .flat()
    .some((app) => new URL(app.url).origin === origin)
  // Permissions go at once; a database that fails keeps the data, which the page
  // of permissions shows.
  if (!isShared) void revokeOrigin(stores, origin).catch(() => undefined)
}
