import type { StyleContract } from '../internal/StyleContract.ts'

export const tokenContract: StyleContract = {
  'sr-token-amount': {
    attributes: {
      'data-direction':
        '`in` for what comes, `out` for what goes; left out without a sign.',
    },
  },
  'sr-fiat': {
    attributes: {
      'data-state':
        '`known`; `unknown` without a price; `hidden` where amounts are.',
    },
  },
  'sr-threshold': {
    attributes: {
      'data-state':
        '`waiting`, `complete`, or `invalid` when the numbers make no sense.',
    },
  },
  'sr-confirmations': {
    attributes: {
      'data-state': '`waiting` or `complete`.',
      'data-given':
        'On the segments of confirmations that are there; `new` on one that was verified while the page was open.',
      'data-yours': 'On the segment that the reader can fill.',
    },
  },
}
