export const texts = {
  failed: 'The queue could not be loaded',
  failedText: 'The gateway keeps the queue; the chain does not have it.',
  empty: 'No pending transactions',
  emptyText: 'New transactions appear here until they are executed.',
  gap: 'Nonce {first} is empty',
  gapPair: 'Nonces {first} and {last} are empty',
  gaps: '{count} nonces from {first} to {last} are empty',
  gapText:
    '{count, plural, one {Later transactions are blocked until it is filled.} other {Later transactions are blocked until they are filled.}}',
  fill: 'Fill nonce {nonce} with a rejection',
  confirm: 'Confirm',
  execute: 'Execute',
  review: 'Review',
  view: 'View',
} as const
