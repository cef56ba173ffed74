import type { StyleContract } from '../internal/StyleContract.ts'

export const skeletonContract: StyleContract = {
  'sr-skeleton': {
    attributes: {
      'data-shape':
        '`text`, `row`, `table`, `card`, `address`, `tile` or `block`.',
    },
  },
}
