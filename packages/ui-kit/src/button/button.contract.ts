import type { StyleContract } from '../internal/StyleContract.ts'

export const buttonContract: StyleContract = {
  'sr-button': {
    attributes: {
      'data-variant': 'The look: `primary`, `secondary`, `danger` or `ghost`.',
      'data-size': '`small`, `medium` or `large`.',
      'data-block': 'As wide as its place.',
      'data-busy': 'Something is under way; a spinner covers the text.',
    },
  },
  'sr-button-with-reason': {
    attributes: {
      'data-block': 'As wide as its place.',
    },
  },
  'sr-copy-button': {
    attributes: {
      'data-state':
        'What came of the last press, for a moment: `idle`, `copied` or `failed`.',
    },
  },
}
