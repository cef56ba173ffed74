import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/addressBookDialogs.ts'

/** The messages of the dialogs that change a name. */
export const useNameDialogTexts = defineTexts(texts, {
  de: () => import('../../texts/de/addressBookDialogs.ts'),
})
