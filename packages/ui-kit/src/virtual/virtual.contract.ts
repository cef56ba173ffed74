import type { StyleContract } from '../internal/StyleContract.ts'

export const virtualContract: StyleContract = {
  'sr-row': {
    attributes: {
      'data-index': 'Place of the row in the whole list, from 0.',
    },
  },
}
