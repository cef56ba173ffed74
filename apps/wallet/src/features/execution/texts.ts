import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/execution.ts'

/** The messages of executions. */
export const useExecutionTexts = defineTexts(texts, {
  de: () => import('../../texts/de/execution.ts'),
})
