export const texts = {
  impossible: 'This address can never be an owner.',
  duplicate: 'This owner is already in the list.',
  self: 'A safe cannot own itself.',
  soleAdvice:
    'With a single owner, losing that key loses the safe. Add more owners when you can.',
  anyAdvice:
    'Any single owner can move everything. Ask for at least two confirmations.',
  bothAdvice:
    'Both owners must confirm. Add a third owner, so that a lost key does not lock the safe.',
  everyAdvice:
    'Every owner must confirm, so losing one key locks the safe for good. Choose {fewer} of {owners} instead.',
  spareAdvice:
    '{spare, plural, one {{threshold} of {owners} must confirm; up to # lost key can be replaced.} other {{threshold} of {owners} must confirm; up to # lost keys can be replaced.}}',
} as const
