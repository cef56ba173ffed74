import type { StyleContract } from '../internal/StyleContract.ts'

export const hashPanelContract: StyleContract = {
  'sr-hashes': {
    attributes: {
      'data-state':
        'Its verdict: `equal`, `differs`, `failed`, `refused`, `unconfirmed` or `open`, while a source is awaited.',
    },
  },
  'sr-hash': {
    attributes: {
      'data-device': 'Set on the hash that the signer’s device shows.',
    },
  },
  'sr-hash-source': {
    attributes: {
      'data-state':
        'How this source compares: `equal`, `differs` or `open`, while a source is awaited.',
    },
  },
}
