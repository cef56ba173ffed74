import type { StyleContract } from '../internal/StyleContract.ts'

export const menuContract: StyleContract = {
  'sr-menu-item': {
    attributes: {
      'data-danger': 'What it does is hard to undo.',
    },
  },
}
