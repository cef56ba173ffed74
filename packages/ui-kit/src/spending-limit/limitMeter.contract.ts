import type { StyleContract } from '../internal/StyleContract.ts'

export const limitMeterContract: StyleContract = {
  'sr-limit-bar': {
    attributes: {
      'data-state': '`open`, or `used` when nothing is left.',
    },
  },
}
