import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/scan.ts'

/** The text of the button that scans. */
export const useScanTexts = defineTexts(texts, {
  de: () => import('../../texts/de/scan.ts'),
})
