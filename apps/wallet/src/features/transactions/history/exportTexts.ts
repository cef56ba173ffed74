import { defineTexts } from '../../../core/defineTexts.ts'
import { texts } from '../../../texts/en/historyExport.ts'

/** The messages of the history's export. */
export const useHistoryExportTexts = defineTexts(texts, {
  de: () => import('../../../texts/de/historyExport.ts'),
})
