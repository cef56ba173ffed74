import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/withoutGateway.ts'

/** The messages of what pages show while the gateway does not answer. */
export const useWithoutGatewayTexts = defineTexts(texts, {
  de: () => import('../../texts/de/withoutGateway.ts'),
})
