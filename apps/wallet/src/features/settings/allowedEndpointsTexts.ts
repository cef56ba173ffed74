import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/allowedEndpoints.ts'

/** The messages on the endpoints that the site may use. */
export const useAllowedEndpointsTexts = defineTexts(texts, {
  de: () => import('../../texts/de/allowedEndpoints.ts'),
})
