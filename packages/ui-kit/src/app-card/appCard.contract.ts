import type { StyleContract } from '../internal/StyleContract.ts'

export const appCardContract: StyleContract = {
  'sr-app-icon': {
    attributes: {
      'data-size': '`small`, `medium` or `large`.',
    },
  },
  'sr-app-card': {
    attributes: {
      'data-barred': 'The app cannot be opened here; the card says why.',
    },
  },
}
