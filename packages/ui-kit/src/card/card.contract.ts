import type { StyleContract } from '../internal/StyleContract.ts'

export const cardContract: StyleContract = {
  'sr-card': {
    attributes: {
      'data-flush': 'The content reaches the edges, as lists and tables do.',
    },
  },
}
