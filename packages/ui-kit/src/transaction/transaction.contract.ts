import type { StyleContract } from '../internal/StyleContract.ts'

export const transactionContract: StyleContract = {
  'sr-tx': {
    attributes: {
      'data-status':
        'The status, as the gateway names it, or as the chain proves it: `AWAITING_CONFIRMATIONS`, `AWAITING_EXECUTION`, `SUCCESS`, `FAILED` or `CANCELLED`.',
      'data-suspicious':
        'A transfer that imitates another, or of an unlisted token.',
    },
  },
  'sr-tx-amount': {
    attributes: { 'data-direction': '`in` or `out`.' },
  },
  'sr-tx-state': {
    attributes: {
      'data-tone':
        '`yours` where the reader confirms next; else `neutral`, `accent`, `success`, `warning` or `danger`.',
    },
  },
}
