/** The headings and sentences of `TransactionDetails`. */
export interface TransactionDetailsLabels {
  loading: string
  /** The gateway sent another record than the one asked for. */
  foreign: string
  foreignHint: string
  askedFor: (id: string) => string
  received: (id: string) => string
  failed: string
  failedHint: string
  checking: string
  /** Owners who signed a rejection of the same nonce. */
  rejected: (count: number) => string
  gatewaySays: (text: string) => string
  calls: string
  callsHint: string
  noCalls: string
  verify: string
  /** Heading for the hashes of a transaction that takes no more signatures. */
  hashes: string
  confirmations: string
  /** Heading for a transaction without signatures. */
  described: string
  describedHint: string
}

export const defaultDetailsLabels: TransactionDetailsLabels = {
  loading: 'Loading the transaction',
  foreign: 'The gateway sent another transaction than the one asked for',
  foreignHint:
    'Nothing of it is shown, and nothing can be signed here. Tell whoever runs this wallet.',
  askedFor: (id) => `Asked for: ${id}`,
  received: (id) => `Received: ${id}`,
  failed: 'This transaction could not be loaded',
  failedHint: 'It may have been deleted, or the gateway does not answer.',
  checking: 'Checking the transaction…',
  rejected: (count) =>
    `${count} of the owners signed a rejection at this nonce.`,
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
