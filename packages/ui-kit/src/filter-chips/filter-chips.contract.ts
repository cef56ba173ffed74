import type { StyleContract } from '../internal/StyleContract.ts'

export const filterChipsContract: StyleContract = {
  'sr-filter-chip-count': {
    attributes: {
      'data-claimed': 'Present where the count is what the gateway says.',
    },
  },
}
