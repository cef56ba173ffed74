import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/delegateDialog.ts'

/** The messages of the dialog that signs for a delegate. */
export const useDelegateDialogTexts = defineTexts(texts, {
  de: () => import('../../texts/de/delegateDialog.ts'),
})
