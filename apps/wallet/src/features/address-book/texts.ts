import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/addressBook.ts'

/** The messages of the address book. */
export const useAddressBookTexts = defineTexts(texts, {
  de: () => import('../../texts/de/addressBook.ts'),
})
