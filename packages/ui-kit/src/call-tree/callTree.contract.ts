import type { StyleContract } from '../internal/StyleContract.ts'

export const callTreeContract: StyleContract = {
  'sr-call': {
    attributes: {
      'data-risk': 'A delegate call to a contract that is not trusted.',
      'data-delegate':
        'A delegate call, to a `trusted` or an `untrusted` contract.',
    },
  },
}
