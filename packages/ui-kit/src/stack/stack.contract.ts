import type { StyleContract } from '../internal/StyleContract.ts'

export const stackContract: StyleContract = {
  'sr-stack': {
    attributes: {
      'data-direction': '`column` or `row`.',
      'data-gap':
        'The gap in steps of 4 px: `1`, `2`, `3`, `4`, `5`, `6`, `8` or `10`.',
      'data-align':
        'Across the direction: `start`, `center`, `end`, `baseline` or `stretch`.',
      'data-justify':
        'Along the direction: `start`, `center`, `end` or `between`.',
      'data-wrap': '`false` keeps a row on one line.',
    },
  },
}
