import type { StyleContract } from '../internal/StyleContract.ts'

export const assetTableContract: StyleContract = {
  'sr-asset': {
    attributes: {
      'data-classification':
        'On its row: `dust`, `untrusted`, `unlisted` or `hidden`.',
    },
  },
  'sr-token-icon': {
    attributes: {
      'data-tint':
        '`a`, `b`, `c`, `d`, `e` or `f`, by the token’s address; left out with a logo.',
      'data-unlisted': 'When no list knows the token.',
    },
    variables: {
      '--sr-token-hue':
        'Hue of a monogram, in degrees of `oklch`, by its tint.',
    },
  },
}
