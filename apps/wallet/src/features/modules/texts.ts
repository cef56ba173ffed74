import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/modules.ts'

/** The messages on modules, guards and the fallback handler. */
export const useModulesTexts = defineTexts(texts, {
  de: () => import('../../texts/de/modules.ts'),
})
