import type { StyleContract } from '../internal/StyleContract.ts'

export const toastContract: StyleContract = {
  'sr-toast': {
    attributes: {
      'data-tone': '`info`, `success`, `warning` or `danger`.',
    },
  },
  'sr-toast-icon': {
    attributes: {
      'data-tone': '`info`, `success`, `warning` or `danger`.',
    },
  },
}
