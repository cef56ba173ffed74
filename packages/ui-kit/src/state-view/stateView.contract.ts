import type { StyleContract } from '../internal/StyleContract.ts'

export const stateViewContract: StyleContract = {
  'sr-state': {
    attributes: {
      'data-tone': '`danger` for errors.',
    },
  },
}
