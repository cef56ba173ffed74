import type { StyleContract } from '../internal/StyleContract.ts'

export const addressContract: StyleContract = {
  'sr-address': {
    attributes: {
      'data-variant':
        'How much is shown: `short`, the ends; or `full`, every digit in groups of four.',
      'data-invalid': 'What was given is no address; it is shown as text.',
    },
  },
}
