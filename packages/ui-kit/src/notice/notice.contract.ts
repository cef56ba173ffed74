import type { StyleContract } from '../internal/StyleContract.ts'

export const noticeContract: StyleContract = {
  'sr-notice': {
    attributes: {
      'data-tone': '`info`, `success`, `warning` or `danger`.',
    },
    variables: {
      '--sr-notice-line': 'Colour of the edge and of the icon, by the tone.',
    },
  },
}
