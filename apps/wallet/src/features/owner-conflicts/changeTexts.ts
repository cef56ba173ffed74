import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/ownerChanges.ts'

/** The messages about changes of owners that are not proposed yet, or wait. */
export const useOwnerChangeTexts = defineTexts(texts, {
  de: () => import('../../texts/de/ownerChanges.ts'),
})
