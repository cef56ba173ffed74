import type { StyleContract } from '../internal/StyleContract.ts'

export const tableContract: StyleContract = {
  'sr-table': {
    attributes: {
      'data-align': 'On a cell: the edge it lines up at, `start` or `end`.',
      'data-index': 'On a row: its place in the whole table, from 0.',
    },
  },
}
