export const texts = {
  title: 'Use another app',
  description: 'By its web address. You’ll see its details before adding it.',
  address: 'App address',
  noAddress: 'Enter an https address.',
  ownAddress: 'This is the wallet itself.',
  check: 'Check app',
  checking: 'Asking the app',
  failed: "The app doesn't support Safe App functionality",
  openUnadded: 'Open without adding',
  preview: 'What the app says',
  runsAt: 'Runs at',
  runsAtHint:
    'The name and the picture are the app’s own words. This address is not.',
  features: 'Browser features',
  noFeatures: 'It asks for none',
  unavailable: 'Not available in this wallet',
  unavailableHint:
    'The app asks for these as well, but this wallet gives them to no app.',
  listed: 'It is in your list already.',
  add: 'Add app',
  added: 'App added',
  unreadText: 'Its manifest.json could not be read.',
  addressText: 'An app needs an https address.',
  statusText: 'Its server answered manifest.json with status {status}.',
  missingText:
    'Its server answered manifest.json with status {status} (not found).',
  redirectText:
    'Its server redirects manifest.json to another address. Enter that address instead.',
  corsText:
    'Its server does not let other sites read manifest.json. It has to send the header Access-Control-Allow-Origin: *.',
  networkText:
    'Its server did not answer. Check the address and your connection.',
  timeoutText:
    'Its server did not send manifest.json within {seconds, plural, one {# second} other {# seconds}}.',
  sizeText: 'Its manifest.json is larger than {size} kB.',
  jsonText:
    'Its manifest.json is not a JSON object. There may be a web page at this address instead.',
  iconsText:
    'Its manifest.json names no icon: the field “icons” or “iconPath” is missing.',
  fieldText:
    'Its manifest.json has no usable field “{field}”: it must be a text.',
} as const
