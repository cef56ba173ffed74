import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/addressBookImport.ts'

/** The messages of the import of names. */
export const useImportNamesTexts = defineTexts(texts, {
  de: () => import('../../texts/de/addressBookImport.ts'),
})
