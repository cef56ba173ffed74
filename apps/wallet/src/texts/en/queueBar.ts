export const texts = {
  title: 'Filter the queue',
  selectMany: 'Select several',
  mine: 'Needs me',
  filter: 'Filter',
  filterOf: 'Filter ({count})',
  clear: 'Clear filters',
  kind: 'Kind',
  anyKind: 'Any kind',
  kind_transfer: 'Transfers',
  kind_call: 'Contract calls',
  kind_rejection: 'Rejections',
  kind_settings: 'Settings',
  min: 'Smallest amount',
  max: 'Largest amount',
  noNumber: 'Enter an amount, such as 1.5',
  apply: 'Apply',
  shown:
    '{shown} of {count, plural, one {# transaction} other {# transactions}} shown.',
  shownSoFar:
    '{shown} of the {count, plural, one {# transaction} other {# transactions}} loaded so far are shown.',
  noneMatch: 'No pending transaction matches',
  noneMatchText: 'Change or clear the filters.',
  nonces: 'Nonces',
  noncesText: 'A safe executes one transaction per nonce, in this order.',
  nextNonce:
    '{count, plural, =0 {Nonce {nonce}, next on the network: empty. Later ones are blocked.} one {Nonce {nonce}, next on the network: 1 transaction} other {Nonce {nonce}, next on the network: # transactions, only one can be executed}}',
  laterNonce:
    '{count, plural, =0 {Nonce {nonce}: empty. Later ones are blocked.} one {Nonce {nonce}: 1 transaction} other {Nonce {nonce}: # transactions, only one can be executed}}',
  emptyRun: 'Nonces {first} to {last}: empty. Later ones are blocked.',
  viewOf:
    '{count, plural, one {View nonce {nonce}} other {View nonce {nonce}, {at} of #}}',
  missing: '{count, plural, =0 {confirmed} other {# more needed}}',
  fill: 'Fill nonce {nonce} with a rejection',
  notWhole: 'Later pages of the queue are not loaded yet.',
} as const
