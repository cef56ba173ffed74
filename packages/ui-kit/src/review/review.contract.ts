import type { StyleContract } from '../internal/StyleContract.ts'

export const reviewContract: StyleContract = {
  'sr-review-bar': {
    variables: {
      '--sr-review-bar-inset':
        'How far from the lower edge it stays, over a bar of the page’s own. 0 by default.',
    },
  },
}
