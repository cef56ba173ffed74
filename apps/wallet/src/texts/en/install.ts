export const texts = {
  ready: 'A new version is ready',
  readyText:
    'Reload to use it. Other tabs keep their version until you reload them.',
  reload: 'Reload',
  signing: 'Answer the request in your wallet first.',
  offline: 'You are offline',
  offlineText:
    'Your safes are on the chain and not affected. This wallet shows what this browser knows: your safes, names and settings. Balances, queue and history need a connection, and so does signing.',
  notKept: 'This browser keeps nothing any more',
  notKeptText:
    'Its storage is full or blocked. What you do here lasts until this tab is closed: hand over what you have signed, or free some space and try again.',
  keepAgain: 'Try again',
}
