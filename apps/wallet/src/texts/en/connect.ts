export const texts = {
  popup: 'No extension needed',
  phone: 'Scan a code with your phone',
  another: 'Another wallet',
  anotherHint: 'A list for every device',
  statement: 'Sign in to Strongroom for notifications. This moves no money.',
  notSwitched: 'The wallet did not change the network',
} as const
