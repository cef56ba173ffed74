import { defineTexts } from '../../../core/defineTexts.ts'
import { texts } from '../../../texts/en/historyFilters.ts'

/** The messages of the history's filter. */
export const useHistoryFiltersTexts = defineTexts(texts, {
  de: () => import('../../../texts/de/historyFilters.ts'),
})
