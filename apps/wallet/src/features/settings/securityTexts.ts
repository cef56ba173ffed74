import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/securitySettings.ts'

/** The messages on the contracts that act for a safe. */
export const useSecurityTexts = defineTexts(texts, {
  de: () => import('../../texts/de/securitySettings.ts'),
})
