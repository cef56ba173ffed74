import type { StyleContract } from '../internal/StyleContract.ts'

export const reviewContract: StyleContract = {
  'sr-review-bar': {
    variables: {
      '--sr-review-bar-inset':
        'How far from the lower edge it stays, over a bar of the page’s own. 0 by default.',
    },
  },
  'sr-review-turn': {
    attributes: {
      'data-yours': 'Where the connected account has to confirm.',
    },
  },
  'sr-recipients': {
    attributes: {
      'data-risk': 'On a row with a finding that has to be accepted.',
    },
  },
  'sr-owner-change': {
    attributes: {
      'data-change': 'On a cell: `rule`, `removed` or `added`.',
    },
  },
  'sr-consequence-list': {
    attributes: {
      'data-layout': '`cells`, or `rows` for more than three assets.',
    },
  },
  'sr-consequence': {
    attributes: {
      'data-tone':
        '`warning` for settings and approvals that change, `muted` for what stays; left out for assets.',
      'data-direction': '`in` or `out`, for an asset.',
    },
  },
}
