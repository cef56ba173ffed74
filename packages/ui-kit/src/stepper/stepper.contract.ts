import type { StyleContract } from '../internal/StyleContract.ts'

export const stepperContract: StyleContract = {
  'sr-stepper-step': {
    attributes: {
      'data-state': '`done`, `current` or `next`.',
    },
  },
}
