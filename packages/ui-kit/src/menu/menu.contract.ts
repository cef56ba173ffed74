import type { StyleContract } from '../internal/StyleContract.ts'

export const menuContract: StyleContract = {
  'sr-menu-item': {
    attributes: {
      'data-danger': 'What it does is hard to undo.',
      'data-active': 'The keyboard is on it, in the list of a `ChainSwitcher`.',
    },
  },
}
