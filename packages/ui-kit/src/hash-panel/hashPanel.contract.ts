import type { StyleContract } from '../internal/StyleContract.ts'

export const hashPanelContract: StyleContract = {
  'sr-hashes': {
    attributes: {
      'data-state':
        'The worst of its rows: `equal`, `differs` or `open`, while a source is awaited.',
    },
  },
  'sr-hash-source': {
    attributes: {
      'data-state':
        'How this source compares: `equal`, `differs` or `open`, while a source is awaited.',
    },
  },
}
