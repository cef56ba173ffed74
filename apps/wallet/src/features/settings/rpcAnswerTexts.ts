import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/rpcAnswer.ts'

/** The messages on the check of an endpoint. */
export const useRpcAnswerTexts = defineTexts(texts, {
  de: () => import('../../texts/de/rpcAnswer.ts'),
})
