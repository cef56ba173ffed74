import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/signIn.ts'

/** The messages of the dialog that explains a sign-in. */
export const useSignInTexts = defineTexts(texts, {
  de: () => import('../../texts/de/signIn.ts'),
})
