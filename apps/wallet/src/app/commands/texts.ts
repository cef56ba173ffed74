import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/commands.ts'

/** The messages of the command palette. */
export const useCommandsTexts = defineTexts(texts, {
  de: () => import('../../texts/de/commands.ts'),
})
