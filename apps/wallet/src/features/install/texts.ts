import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/install.ts'

/** The messages of updates and of use without a network. */
export const useInstallTexts = defineTexts(texts, {
  de: () => import('../../texts/de/install.ts'),
})
