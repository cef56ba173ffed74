import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/scanDialog.ts'

/** The texts of the dialog with the camera. */
export const useScanDialogTexts = defineTexts(texts, {
  de: () => import('../../texts/de/scanDialog.ts'),
})
