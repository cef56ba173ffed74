import type { AppStores } from '../openAppStores.ts'
import { forgetOrigin } from '../permissions/forgetOrigin.ts'
import { dropApp } from './dropApp.ts'

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
  dropApp(stores.apps, 'custom', chainId, url)
  dropApp(stores.apps, 'pinned', chainId, url)
  const { origin } = new URL(url)
  const { custom } = stores.apps.get()
  const isShared = Object.values(custom)
    .flat()
    .some((app) => new URL(app.url).origin === origin)
  if (!isShared) forgetOrigin(stores, origin)
}
