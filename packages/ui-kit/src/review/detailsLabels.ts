/** The headings and sentences of `TransactionDetails`. */
export interface TransactionDetailsLabels {
  loading: string
  missing: string
  missingHint: string
  failed: string
  failedHint: string
  checking: string
  gatewaySays: (text: string) => string
  calls: string
  callsHint: string
  noCalls: string
  verify: string
  /** Heading for the hashes of what nobody can sign any more. */
  hashes: string
  confirmations: string
  /** Heading for what nobody signed. */
  described: string
  describedHint: string
}

export const defaultDetailsLabels: TransactionDetailsLabels = {
  loading: 'Loading the transaction',
  missing: 'There is no such transaction',
  missingHint: 'It may have been deleted by who proposed it.',
  failed: 'This transaction could not be loaded',
  failedHint: 'It may have been deleted, or the gateway does not answer.',
  checking: 'Checking the transaction…',
  gatewaySays: (text) => `The gateway says: ${text}`,
  calls: 'What it does',
  callsHint: 'Decoded in this browser from the bytes that are signed.',
  noCalls: 'Its calls could not be read.',
  verify: 'Verify before you sign',
  hashes: 'Hashes',
  confirmations: 'Confirmations',
  described: 'As described by the gateway',
  describedHint:
    'No owner signed this, so there are no hashes to compare. Look it up in an explorer you trust.',
}
