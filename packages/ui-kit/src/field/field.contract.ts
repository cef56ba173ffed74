import type { StyleContract } from '../internal/StyleContract.ts'

export const fieldContract: StyleContract = {
  'sr-input': {
    attributes: {
      'data-mono': 'Digits and addresses, in the monospaced font.',
    },
  },
  'sr-address-echo': {
    attributes: {
      'data-alarm': 'The address resembles a known one and is another.',
    },
  },
}
