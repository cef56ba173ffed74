import type { AppStores } from '../../../storage/openAppStores.ts'
import { createAppPermissions } from './createAppPermissions.ts'
import type { OriginPermissions } from './listOrigins.ts'

/** Allows, or refuses, all requests of an origin's apps so far. */
export function allowAll(
  stores: AppStores,
  { origin, capabilities, features, extras }: OriginPermissions,
  isAllowed: boolean,
): void {
  const permissions = createAppPermissions(stores.permissions)
  for (const { name, scope } of capabilities)
    permissions[isAllowed ? 'grant' : 'deny'](origin, [name], { scope })
  stores.apps.set((memory) => ({
    ...memory,
    features: {
      ...memory.features,
      [origin]: Object.fromEntries([
        ...features.map(({ name }) => [name, isAllowed]),
        // The app did not request these, so allowing all leaves them out.
        ...extras
          .filter(({ isGranted }) => isAllowed && isGranted)
          .map(({ name }) => [name, true]),
      ]),
    },
  }))
}
