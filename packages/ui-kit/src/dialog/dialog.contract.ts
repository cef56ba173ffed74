import type { StyleContract } from '../internal/StyleContract.ts'

export const dialogContract: StyleContract = {
  'sr-dialog': {
    attributes: {
      'data-size':
        'The width: `small`, `medium` or `large`. On a phone all fill the window.',
    },
  },
}
