import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/ownerRules.ts'

/** Who cannot be an owner, and what a threshold means. */
export const useOwnerRuleTexts = defineTexts(texts, {
  de: () => import('../../texts/de/ownerRules.ts'),
})
