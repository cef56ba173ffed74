import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/connect.ts'

/** The messages of the connect dialog and of the account's menu. */
export const useConnectTexts = defineTexts(texts, {
  de: () => import('../../texts/de/connect.ts'),
})
