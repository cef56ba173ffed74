import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/contracts.ts'

/** The names of the contracts of Safe, and the facts on one. */
export const useContractTexts = defineTexts(texts, {
  de: () => import('../../texts/de/contracts.ts'),
})
