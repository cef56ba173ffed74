import type { StyleContract } from '../internal/StyleContract.ts'

export const assetTableContract: StyleContract = {
  'sr-assets': {
    attributes: {
      'data-sortable': 'On the head of the table, when its columns sort.',
    },
  },
  'sr-asset': {
    attributes: {
      'data-classification': 'On its row: `dust`, `untrusted` or `hidden`.',
    },
  },
}
