export const texts = {
  ready: 'A new release is ready',
  readyText:
    'Its files are complete and stored in this browser. You stay on your release until you change.',
  older: 'This site serves an older release',
  olderText:
    'It is complete, but older than the one you use. Ask the operator of this site before you change.',
  settings: 'This site changed its settings',
  settingsText:
    'The wallet may connect to other servers with them. You stay on your settings until you accept the new ones.',
  review: 'Review the change',
  reload: 'Reload',
  signing: 'Answer the request in your wallet first.',
  otherRelease: 'This tab shows another release than the one you accepted',
  otherReleaseText: 'Reload to open the accepted release.',
  full: 'No room for the new release',
  fullText:
    'This browser’s storage is full. You stay on your release. Free some space, then check the site again.',
  hostChanged: 'This site serves changed files',
  hostChangedText:
    'Your wallet is not affected: it runs the release that you accepted, from this browser. Do not sign before the operator of this site has explained the change.',
  hostChangedFirst:
    'They are not those of a published release. Do not sign here. Tell the operator of this site.',
  workerChanged: 'This site replaced a program of this wallet',
  workerChangedText:
    'It is the program that opens the wallet in this browser. The wallet has removed it. Do not sign, and do not open this site again before its operator has explained the change.',
  lost: 'This browser lost the release that you accepted',
  lostText:
    'This site may have caused it, or its data was cleared. Before you sign, compare the hash under Details with the published release.',
  moreFiles: '{count, plural, one {And # more.} other {And # more.}}',
  hostSeen: 'Last seen {moment}.',
  hostOver: 'Last seen {moment}. The site serves a complete release again.',
  expected: 'Expected:',
  found: 'Served:',
  otherBytes: 'other bytes',
  details: 'Details',
  dismiss: 'Dismiss',
  offline: 'You are offline',
  offlineText:
    'Your safes are on the chain and not affected. This wallet shows what this browser knows: your safes, names and settings. Balances, queue and history need a connection, and so does signing.',
  notKept: 'This browser no longer saves anything',
  notKeptText:
    'Its storage is full or blocked. What you do here lasts until this tab is closed: hand over what you have signed, or free some space and try again.',
  keepAgain: 'Try again',
} as const
