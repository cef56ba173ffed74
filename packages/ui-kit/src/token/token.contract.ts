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
  'sr-threshold-bolt': {
    attributes: {
      'data-shot': '`true` for a confirmation that is there.',
      'data-yours': '`true` for the one that is asked of who looks at it.',
    },
  },
}
