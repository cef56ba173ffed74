import { defineTexts } from '../../../core/defineTexts.ts'
import { texts } from '../../../texts/en/appGate.ts'

/** The messages before an app opens. */
export const useAppGateTexts = defineTexts(texts, {
  de: () => import('../../../texts/de/appGate.ts'),
})
