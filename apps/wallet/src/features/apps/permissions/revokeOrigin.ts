import { clearAppData } from '../../../storage/appData.ts'
import type { AppStores } from '../../../storage/openAppStores.ts'
import { createAppPermissions } from './createAppPermissions.ts'

/**
 * Takes back all that apps of an origin were ever allowed or refused, and
 * removes what they keep in the wallet. Resolves once that is removed.
 */
export async function revokeOrigin(
  stores: AppStores,
  origin: string,
): Promise<void> {
  createAppPermissions(stores.permissions).revoke(origin)
  stores.apps.set((memory) => {
    const { [origin]: _, ...features } = memory.features
    const trusted = memory.trusted.filter((entry) => entry !== origin)
    return { ...memory, features, trusted }
  })
  await clearAppData(origin)
}
