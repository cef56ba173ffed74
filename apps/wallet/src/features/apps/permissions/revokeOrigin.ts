import type { AppStores } from '../../../storage/openAppStores.ts'
import { createAppPermissions } from './createAppPermissions.ts'

/** Takes back all that apps of an origin were ever allowed or refused. */
export function revokeOrigin(stores: AppStores, origin: string): void {
  createAppPermissions(stores.permissions).revoke(origin)
  stores.apps.set((memory) => {
    const { [origin]: _, ...features } = memory.features
    const trusted = memory.trusted.filter((entry) => entry !== origin)
    return { ...memory, features, trusted }
  })
}
