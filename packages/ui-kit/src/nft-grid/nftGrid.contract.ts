import type { StyleContract } from '../internal/StyleContract.ts'

export const nftGridContract: StyleContract = {
  'sr-nft-picture': {
    attributes: {
      'data-state':
        '`none`, `loading`, `slow`, `shown`, `broken` or `oversized`.',
    },
  },
}
