import type { StyleContract } from '../internal/StyleContract.ts'

export const connectContract: StyleContract = {
  'sr-connectors': {
    attributes: {
      'data-muted': 'Wallets to get instead of wallets to connect.',
    },
  },
  'sr-connect-progress': {
    attributes: {
      'data-step':
        '`connecting`, or why it failed, as `findConnectFailure` names it.',
    },
  },
}
