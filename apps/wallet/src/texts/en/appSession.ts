export const texts = {
  queueFailed: 'The queue could not be loaded.',
  queueLoading: 'Loading the queue…',
  queueEmpty: 'No pending transactions',
  waiting: '{count, plural, one {# pending} other {# pending}}',
  waitingMore: 'More than {count} pending',
  openQueue: 'Open the queue',
  linksOff: 'Links and downloads: off',
  allowLinks: 'Allow links and downloads?',
  keepOff: 'Keep them off',
  allowAndReload: 'Allow and reload the app',
  linksOffText:
    'While they are off, files of <origin></origin> are not saved, and the pages it opens work only in part.',
  linksOnText:
    'Allowed, it can open any web page in a new tab and save files on this device. Check the address of a page before you enter anything.',
  reloadText:
    'The app is loaded again: what you entered in it is lost. You can change this later under App permissions.',
  readOnly: 'You can look, not sign',
  noAccountText:
    'No account is connected. The app can read the safe. What it asks for opens here, and needs an owner’s account to be signed.',
  noOwnerText:
    'The connected account is no owner of this safe. The app can read the safe. What it asks for opens here, and needs an owner’s account to be signed.',
  stopped: 'Requests from this app are stopped',
  stoppedText:
    'Whatever it asks for is declined without asking you. It can still read the safe.',
  resume: 'Allow requests again',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  close: 'Close app',
  newTab: 'Open it in a new tab',
  remove: 'Remove app',
  asksToSend: '{host} wants to send',
  namedAsksToSend: '{name} wants to send ({host})',
  asksToSign: '{host} wants to sign a message',
  namedAsksToSign: '{name} wants to sign a message ({host})',
  requestNumber: 'Request {number} of this app since you opened it',
  stop: 'Stop requests from this app',
  addToBatch: 'Add to batch',
  added: 'Added to the draft batch. The app was told that you declined.',
  notAdded: 'The draft batch is full.',
} as const
