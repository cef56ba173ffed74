import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/owners.ts'

/** The messages on the owners of a safe. */
export const useOwnersTexts = defineTexts(texts, {
  de: () => import('../../texts/de/owners.ts'),
})
