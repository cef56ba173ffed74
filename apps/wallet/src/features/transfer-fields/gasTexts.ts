import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/gas.ts'

/** The texts of the gas fields of a transaction. */
export const useGasTexts = defineTexts(texts, {
  de: () => import('../../texts/de/gas.ts'),
})
