import type { StyleContract } from '../internal/StyleContract.ts'

export const typedDataViewContract: StyleContract = {
  'sr-call-parameter': {
    attributes: {
      'data-holds': 'A field that has fields of its own.',
    },
  },
}
