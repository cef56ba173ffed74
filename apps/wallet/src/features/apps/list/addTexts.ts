import { defineTexts } from '../../../core/defineTexts.ts'
import { texts } from '../../../texts/en/addApp.ts'

/** The messages of the form that adds an app. */
export const useAddAppTexts = defineTexts(texts, {
  de: () => import('../../../texts/de/addApp.ts'),
})
