import type { StyleContract } from '../internal/StyleContract.ts'

export const textContract: StyleContract = {
  'sr-foreign-text': {
    attributes: {
      'data-flags':
        'What was taken out or looks wrong, as `cleanText` names it, parted by spaces.',
    },
  },
}
