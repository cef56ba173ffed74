import type { StyleContract } from '../internal/StyleContract.ts'

export const badgeContract: StyleContract = {
  'sr-badge': {
    attributes: {
      'data-tone':
        'What the badge means: `neutral`, `accent`, `success`, `warning` or `danger`.',
    },
  },
}
