export const texts = {
  toApps: 'Back to apps',
  open: 'Open app',
  permissions: 'App permissions',
  badAddress: 'This is not the address of an app',
  badAddressText:
    'An app needs an https address of another site than this one.',
  off: 'Apps are switched off on {chain}',
  offText:
    'This gateway does not offer apps on this network. Choose a safe on another network, or send from here.',
  toSafe: 'Back to the safe',
  ownAddress:
    'It has this wallet’s own address, and no frame could hold it back.',
  otherNetwork: 'It is not made for this network.',
  policy: 'Its makers do not let {host} show it.',
  elsewhere: 'It is listed on another network, not on {chain}.',
  notOffered: 'The operator of this site offers other apps only.',
  refused: '{host} cannot be opened here',
} as const
