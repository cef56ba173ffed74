export const texts = {
  title: 'Choose a safe for {host}',
  titleOf: 'Choose a safe for {name} ({host})',
  description:
    'The app learns the safe’s address and can propose transactions. Opening it signs nothing.',
  loading: 'Loading safes',
  safes: 'Safes',
  networkOf: 'Network {id}',
  empty: 'No safe is known here yet',
  emptyText: 'We look up safes by your account.',
  none: 'This account has no safe yet',
  noneText:
    'Create a safe, or open one by its address. Then open the app again.',
  unconfirmed:
    '{count, plural, one {A safe names you as an owner, but you have not added it} other {# safes name you as an owner, but you have added none}}',
  unconfirmedText:
    'Anyone can create a safe that names you. Check it in the list of safes and add it, then open the app again.',
  toConfirm: 'Check and add a safe',
  connect: 'Connect wallet',
  toSafes: 'Go to my safes',
} as const
