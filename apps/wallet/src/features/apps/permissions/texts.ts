import { defineTexts } from '../../../core/defineTexts.ts'
import { texts } from '../../../texts/en/appPermissions.ts'

/** The messages of the permissions of apps. */
export const useAppPermissionsTexts = defineTexts(texts, {
  de: () => import('../../../texts/de/appPermissions.ts'),
})
